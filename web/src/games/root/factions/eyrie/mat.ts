// Its own numbers (view.boards[seat]) by name, as eyrie.py lays them out.

import { num } from '../../numbers';
import { members, type Mask } from '../../view';

export const EYRIE = { LEADER: 0, DEPOSED: 1, DECREE: 2, VIZIERS: 6, COLUMN: 10, DUE: 11 } as const;
export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const;
export const LEADERS = ['builder', 'charismatic', 'commander', 'despot'] as const;
export const ROOSTS = 7;
/** Points in the Evening for so many roosts on the map. */
export const ROOST_POINTS = [0, 0, 1, 2, 3, 4, 4, 5];
export const ROOSTS_FOR_CARD = [3, 6];

export const eyrie = (board: Mask[]) => ({
  leader: num(board[EYRIE.LEADER]),
  deposed: members(board[EYRIE.DEPOSED]),
  /** the column being resolved; past the last one: none */
  column: num(board[EYRIE.COLUMN]),
  decree: COLUMNS.map((word, i) => ({
    word,
    cards: members(board[EYRIE.DECREE + i]),
    viziers: num(board[EYRIE.VIZIERS + i]),
  })),
});
