import { expect, test } from 'vitest';
import type { Update, Welcome } from '../../../lib/protocol';
import { placesAhead } from './ahead';

const vocabulary = {
  verbs: [
    { word: 'move', fields: [['origin', 'clearing'], ['dest', 'clearing'], ['count', 'count']] },
    { word: 'build', fields: [['piece', 'piece'], ['clearing', 'clearing']] },
    { word: 'slip', fields: [['place', 'place']] },
  ],
  words: { clearing: ['1', '2', '3'], place: ['1', '2', '3', 'f1'], piece: ['mill'] },
};
const welcome = { vocabulary } as unknown as Welcome;
const update = { legal: [[0, 0, 1, 1], [0, 0, 2, 1], [0, 1, 2, 1], [1, 0, 0], [2, 3]] } as unknown as Update;

test('routes lead where a move from there could, while moving is still open', () => {
  const table = { welcome, update, verbs: new Set(['move', 'build', 'slip']) };
  expect([...placesAhead(table, '1')]).toEqual(['2', '3']);
  expect([...placesAhead(table, '2')]).toEqual(['3']);
  expect([...placesAhead(table, '3')]).toEqual([]);
  expect([...placesAhead({ ...table, verbs: new Set(['build']) }, '1')]).toEqual([]);
});
