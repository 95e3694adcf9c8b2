import { describe, expect, it } from 'vitest';
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
    const where = { clearing: 'board', card: 'hand' } as const;
    expect([...litTabs(['verb', 'card', 'card'], where)]).toEqual(['hand']);
  });
});
