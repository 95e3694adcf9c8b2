import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hiredArt, lookOf } from './factions';
import { bandOf, hirelingsOf, noticesOf, onPaths } from './hirelings';
import type { Table } from './table';

const RULES = join(import.meta.dirname, '../../../../src/lichtung/root/hirelings');
const NAMES = readdirSync(RULES, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith('_')).map(({ name }) => name);

const view = {
  controller: { cats: 'cats', moles: 'cats', rats: null },
  mats: {
    hirelings: { sides: { moles: 1, rats: 0, bears: -1 }, markers: { moles: 2, rats: 0 }, notices: { '12': 1, '4': 0, '8': 1 } },
    rats: { on_path: { '1-9': 1, '1-8': 0 } },
  },
};
const t = {
  view, data: { owners: ['cats', 'moles', 'rats', 'bears'].map((word) => ({ word })) },
  welcome: { vocabulary: { words: { hireling: ['moles', 'artisans', 'rats', 'smugglers', 'bears', 'stoic'] } } },
} as unknown as Table;

describe('hirelings', () => {
  test('are drawn, every one that the rules know', async () => {
    expect(NAMES.length).toBeGreaterThan(11);
    for (const name of NAMES) {
      expect(await hiredArt(name)?.(), name).toContain(`id="root-w-${name}"`);
      expect(lookOf(name)).toMatchObject({ body: 'var(--hireling)', emblem: 'e-hireling' });
    }
    expect(hiredArt('beavers')).toBeUndefined();
  });

  test('have a symbol for each of their pieces', () => {
    for (const name of NAMES) {
      const rules = readFileSync(join(RULES, name, 'rules.py'), 'utf8');
      const art = readFileSync(join(import.meta.dirname, 'hirelings', `${name}.svg`), 'utf8');
      for (const [, kind] of rules.matchAll(/PieceKind\("(\w+)"/g)) expect(art, kind).toContain(`id="root-g-${kind}"`);
    }
  });

  test('lie with a side up, in the supply or with whoever controls them', () => {
    expect(hirelingsOf(t)).toEqual([
      { owner: 'moles', side: 'artisans', seat: 'cats', markers: 2 },
      { owner: 'rats', side: 'rats', seat: null, markers: 0 },
    ]);
    expect(noticesOf(t)).toEqual(['8', '12']);
  });

  test('wear the band of whoever commands them', () => {
    expect([bandOf(t, 'moles'), bandOf(t, 'rats'), bandOf(t, 'cats')]).toEqual(['cats', null, undefined]);
  });

  test('may stand on paths', () => {
    expect(onPaths(t)).toEqual([{ owner: 'rats', path: ['1', '9'] }]);
    expect(onPaths({ view: { mats: {} } } as unknown as Table)).toEqual([]);
  });
});
