// Its own numbers (view.boards[seat]) by name, as marquise.py lays them out.

import { num } from '../../numbers';
import type { Mask } from '../../view';

export const MARQUISE = { ACTIONS_LEFT: 0, MOVES_LEFT: 1, RECRUITED: 2 } as const;
export const WOOD_COST = [0, 1, 2, 3, 3, 4];
export const BUILD_POINTS = [[0, 1, 2, 3, 4, 5], [0, 2, 2, 3, 4, 5], [0, 1, 2, 3, 3, 4]];
/** From so many recruiters on there is a card more to draw. */
export const RECRUITERS_FOR_CARD = [3, 5];
export const ACTIONS_A_TURN = 3;
export const MOVES_A_MARCH = 2;

export const marquise = (board: Mask[]) => ({
  actionsLeft: num(board[MARQUISE.ACTIONS_LEFT]),
  movesLeft: num(board[MARQUISE.MOVES_LEFT]),
  recruited: num(board[MARQUISE.RECRUITED]) > 0,
});
