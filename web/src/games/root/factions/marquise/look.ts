import type { Progress } from '../../../types';
import { INK, type Look } from '../../look';
import type { RootView } from '../../view';
import { ACTIONS_A_TURN, marquise } from './mat';

/** What a bird card buys counts as the last action again. */
function progress(view: RootView, seat: number, step: string): Progress | null {
  if (step !== 'marquise.actions') return null;
  const { actionsLeft, movesLeft } = marquise(view.boards[seat]);
  const left = actionsLeft + (movesLeft > 0 ? 1 : 0);
  return left === 0 ? null : { at: Math.max(1, ACTIONS_A_TURN - left + 1), of: ACTIONS_A_TURN };
}

export const look: Look = {
  colours: { usual: '#e2752b', protan: '#e76a2c', deutan: '#d47812', tritan: '#f4653a' },
  detail: INK,
  icons: { overwork: 'u-over', hurry: 'u-bird' },
  buildings: ['sawmill', 'workshop', 'recruiter'],
  pieces: { wood: { bare: true }, keep: { disc: 28, share: 0.68 } },
  phases: [4, 8],
  progress,
};
