// The page asks no other host for anything, so that it works without a network: a build that names one fails.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TEXT = /\.(js|ts|css|html|svg|svelte|json|ftl)$/;
const ADDRESS = /(?:https?|wss?):\/\/[^\s"'`<>)\\]+/g;
// Names of XML namespaces are never asked for; Svelte's error messages only name a page that explains them.
const HARMLESS = /^(http:\/\/www\.w3\.org\/|https:\/\/svelte\.dev\/e\/)/;

const addresses = (text: string): string[] => (text.match(ADDRESS) ?? []).filter((found) => !HARMLESS.test(found));

/** Every foreign address in the files below a folder, with the file that has it. */
export function foreign(folder: string, read: (file: string) => boolean = () => true): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(read)
    .flatMap((file) => addresses(readFileSync(file, 'utf8')).map((address) => `${file}: ${address}`));
}

/** Fails a build in whose files another host is named. */
export function noForeign(): Plugin {
  return {
    name: 'lichtung-no-foreign-hosts',
    generateBundle(_, bundle) {
      for (const [name, part] of Object.entries(bundle)) {
        if (!TEXT.test(name)) continue;
        const text = part.type === 'chunk' ? part.code : part.source.toString();
        const found = addresses(text);
        if (found.length > 0) this.error(`${name} names another host: ${found[0]}`);
      }
    },
  };
}
