import type { Progress } from '../../../types';
import { INK, type Look } from '../../look';
import type { Facts, Mat } from './mat';

/** What a bird card buys counts as the last action again. */
function progress(mat: Record<string, unknown>, facts: Record<string, unknown>, step: string): Progress | null {
  if (step !== 'marquise.actions') return null;
  const { actions_left, moves_left } = mat as Mat;
  const { actions, moves } = facts as Facts;
  const left = actions_left + (moves_left > 0 ? 1 : 0);
  if (left === 0) return null;
  const found: Progress = { at: Math.max(1, actions - left + 1), of: actions };
  return moves_left > 0 ? { ...found, within: { at: moves - moves_left, of: moves } } : found;
}

export const look: Look = {
  colours: { usual: '#e2752b', protan: '#e76a2c', deutan: '#d47812', tritan: '#f4653a' },
  detail: INK,
  opening: {
    difficulty: 1,
    first: [[null, 15], ['keep', 1], ['sawmill', 1], ['workshop', 1], ['recruiter', 1]],
    steps: ['marquise.homelands', '', 'marquise.home-keep', 'marquise.home-building'],
  },
  icons: { overwork: 'u-over', hurry: 'u-bird' },
  pieces: { wood: { bare: true }, keep: { disc: 28, share: 0.68 } },
  progress,
};
