// Its own numbers (view.boards[seat]) by name, as alliance.py lays them out.

import { num } from '../../numbers';
import type { Mask } from '../../view';

export const ALLIANCE = { OFFICERS: 0, OPERATIONS: 1 } as const;
export const SYMPATHY_COST = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
export const SYMPATHY_POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];
/** What fits in the pile of supporters while no base is on the map. */
export const SUPPORTERS_WITHOUT_BASE = 5;

export const alliance = (board: Mask[]) => ({
  officers: num(board[ALLIANCE.OFFICERS]),
  operations: num(board[ALLIANCE.OPERATIONS]),
});
