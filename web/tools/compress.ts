// Writes each built text file a second and a third time, packed, so that the server only picks one.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg|txt)$/;
const WORTHWHILE = 1000; // bytes: below, a header costs as much as is saved

export function compressed(): Plugin {
  return {
    name: 'lichtung-compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const path = join(dir ?? '', name);
        const data = readFileSync(path);
        if (data.length < WORTHWHILE) continue;
        writeFileSync(`${path}.gz`, gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
        writeFileSync(`${path}.br`, brotliCompressSync(data));
      }
    },
  };
}
