// Which of the three phases a turn is in, read from the step of the turn's plan that is under way.

import { factionOf } from './boards';
import type { RootView } from './view';

export const PHASES = ['birdsong', 'daylight', 'evening'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of each faction's plan with which Daylight and Evening begin. */
const STARTS: Record<string, [daylight: number, evening: number]> = {
  marquise: [4, 8],
  eyrie: [8, 12],
  alliance: [3, 6],
  vagabond: [6, 9],
  cult: [5, 8],
  riverfolk: [8, 11],
  'mechanical-marquise': [4, 7],
};

/** The phase of the turn under way; none before the first turn and after the game. */
export function phaseOf(view: RootView): Phase | null {
  const turn = view.frames.findLast(([name]) => name === 'root.turn');
  if (!turn || view.turn === 0) return null;
  const [seat, next] = turn[1] as [number, number];
  const step = next - 1; // the plan has moved on to what comes after the step under way
  const [daylight, evening] = STARTS[factionOf(view.factions[seat])];
  return step < daylight ? 'birdsong' : step < evening ? 'daylight' : 'evening';
}
