import { describe, expect, it } from 'vitest';
import { verbMark } from '../lib/narrow';
import type { Vocabulary } from '../lib/protocol';
import { lastShown, litTabs, tabsOf } from './tabs';

describe('parts of a table on narrow screens', () => {
  it('are all shown at once where there is room', () => {
    expect(tabsOf('wide')).toEqual([]);
    expect(lastShown('wide', 'chat')).toBeUndefined();
  });

  it('fall back to the first where the chosen one is always in sight', () => {
    expect(lastShown('phone', 'hand')).toBe('hand');
    expect(lastShown('standing', 'hand')).toBe('mat');
    expect(lastShown('lying', 'board')).toBe('mat');
  });

  it('are lit where something can be chosen', () => {
    const vocabulary = { verbs: [{ word: 'take', fields: [] }], words: { tile: ['inn', 'mine'] } } as unknown as Vocabulary;
    const tile = (value: number) => ({ kind: 'tile', value });
    const where = (kind: string, word: string) => (kind === 'tile' ? (word === 'inn' ? 'hand' : 'board') : undefined);
    expect([...litTabs([verbMark(0), tile(0), tile(0), { kind: 'seat', value: 1 }], vocabulary, where)]).toEqual(['hand']);
    expect([...litTabs([tile(1), tile(0)], vocabulary, where)]).toEqual(['board', 'hand']);
  });
});
