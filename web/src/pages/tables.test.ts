import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../lib/api';
import { current, hasRoom, myTurn } from './tables';

const table = (id: string, phase: TableInfo['phase'], updated: number, deciding: number | null = null): TableInfo => ({
  id, phase, updated, deciding, game: 'root', title: '', public: false, yours: true, created: 0, setup: {}, host: 'Anna', campaign: null,
  chairs: [{ seat: 0, word: 'marquise', name: 'Anna', yours: true }, { seat: 1, word: 'eyrie', agent: 'greedy' }],
});

describe('lists of tables', () => {
  const all = [table('open', 'open', 9), table('theirs', 'running', 8, 1), table('old', 'running', 1, 0),
    table('over', 'finished', 7), table('new', 'running', 5, 0), table('gone', 'closed', 10)];

  it('begin with what waits for me', () => {
    expect(current(all).map(({ id }) => id)).toEqual(['new', 'old', 'theirs', 'open']);
    expect(myTurn(all[2])).toBe(true);
    expect(myTurn(all[1])).toBe(false);
  });

  it('tell a full table from one that waits', () => {
    const [full] = all;
    expect(hasRoom(full)).toBe(false);
    expect(hasRoom({ ...full, chairs: [...full.chairs, { seat: 2, word: 'alliance' }] })).toBe(true);
    expect(hasRoom({ ...full, phase: 'running', chairs: [{ seat: 0, word: 'marquise' }] })).toBe(false);
  });
});
