import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faceOf, FACES } from './faces';

it('gives every computer player a face that no other has, even without colours', () => {
  const python = readFileSync(new URL('../../../src/lichtung/server/tables/computer_players.py', import.meta.url), 'utf8');
  const names = [...(/NAMES = \(([^]*?)\n\)/.exec(python)?.[1] ?? '').matchAll(/"(\w+)"/g)];
  expect(names).toHaveLength(FACES);
  const shapes = names.map((_, number) => `${faceOf(number).head} ${faceOf(number).top}`);
  expect(new Set(shapes).size).toBe(names.length);
});
