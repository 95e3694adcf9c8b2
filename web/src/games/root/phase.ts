// Which of the three phases a turn is in, read from the step of the turn's plan that is under way.

import { folderOf } from './factions';
import type { RootView } from './view';

export const PHASES = ['birdsong', 'daylight', 'evening'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of the turn under way; none before the first turn, after the game, and where nobody knows. */
export function phaseOf(view: RootView): Phase | null {
  const turn = view.frames.findLast(([name]) => name === 'root.turn');
  if (!turn || view.turn === 0) return null;
  const [seat, next] = turn[1] as [number, number];
  const step = next - 1; // the plan has moved on to what comes after the step under way
  const look = folderOf(view.factions[seat]);
  if (!look) return null;
  const [daylight, evening] = look.phases;
  return step < daylight ? 'birdsong' : step < evening ? 'daylight' : 'evening';
}
