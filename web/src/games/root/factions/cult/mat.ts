// Its own numbers (view.boards[seat]) by name, as cult.py lays them out.

import { num } from '../../numbers';
import { members, type Mask } from '../../view';

export const CULT = { OUTCAST: 0, HATED: 1, ACOLYTES: 2, LOST_SOULS: 3, REVEALED: 4, SCORED: 5 } as const;
export const GARDENS = 5;
export const GARDEN_POINTS = [0, 2, 2, 3, 4];
export const GARDENS_FOR_CARD = 2;

export const cult = (board: Mask[]) => ({
  outcast: num(board[CULT.OUTCAST]),
  hated: num(board[CULT.HATED]) > 0,
  acolytes: num(board[CULT.ACOLYTES]),
  lostSouls: members(board[CULT.LOST_SOULS]),
  revealed: members(board[CULT.REVEALED]),
  scored: members(board[CULT.SCORED]),
});
