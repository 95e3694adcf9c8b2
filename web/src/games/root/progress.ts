// How far a faction has come with the actions of its turn, where there is a fixed number of them.

import type { View } from '../../lib/protocol';
import type { Progress } from '../types';
import { MARQUISE } from './boards';

const MARQUISE_ACTIONS = 3;

/** The Marquise's actions: what a bird card buys counts as the last of them again. */
export function progressOf(view: View, seat: number, step: string): Progress | null {
  if (step !== 'marquise.actions') return null;
  const board = (view.boards as (number | string)[][])[seat];
  const begun = Number(board[MARQUISE.MOVES_LEFT]) > 0 ? 1 : 0;
  const left = Number(board[MARQUISE.ACTIONS_LEFT]) + begun;
  if (left === 0) return null;
  return { at: Math.max(1, MARQUISE_ACTIONS - left + 1), of: MARQUISE_ACTIONS };
}
