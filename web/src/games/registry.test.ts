import { expect, it } from 'vitest';
import { GAMES } from './registry';

it('finds a crafted card of Root on the board, every other one in the hand', () => {
  const view = { seat: 'marquise', crafted: { marquise: ['sappers'], eyrie: ['armorers'] } };
  const where = (word: string) => GAMES.root.where('card', word, view);
  expect([where('sappers'), where('armorers'), where('anvil')]).toEqual(['mat', 'hand', 'hand']);
  expect(GAMES.root.where('card', 'anvil', {})).toBe('hand');
});
