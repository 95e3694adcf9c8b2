// The page asks no other host for anything: it works where there is no network at all.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { foreign } from '../tools/foreign';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('addresses of other hosts', () => {
  it('are nowhere in the page', () => {
    expect(foreign(at('.'), (file) => !/\.test\.ts$/.test(file))).toEqual([]);
    expect(foreign(at('../public'))).toEqual([]);
  });
});
