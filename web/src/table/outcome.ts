// How the end of a game is told.

import type { Chair, Outcome } from '../lib/protocol';
import type { GameWords, Say } from '../lib/words';
import { nameOf } from './seats';

/** Ends that points alone decided; all others have a sentence of their own. */
const BY_POINTS: ReadonlySet<string> = new Set(['thirty-points', 'more-points']);

/** Who won and with how many points, where points decided; else how the game ended. */
export function headline(outcome: Outcome, chairs: readonly Chair[], words: GameWords, say: Say): string {
  const [seat] = outcome.winners;
  const points = outcome.scores[seat];
  if (!BY_POINTS.has(outcome.key) || outcome.winners.length !== 1 || points === undefined) return words.outcome(outcome);
  const chair = chairs.find((one) => one.seat === seat);
  if (chair?.yours) return say('web-over-won-you', { points });
  const side = words.value('seat', seat);
  const name = nameOf(chair, words.game, say);
  return say('web-over-won', { points, name: name && name !== side ? `${name} (${side})` : side });
}

/** Seats from first to last: winners, then by points, then as they sit. */
export function ranking(outcome: Outcome, chairs: readonly Chair[]): Chair[] {
  const worth = ({ seat }: Chair): number => (outcome.winners.includes(seat) ? 1e6 : 0) + (outcome.scores[seat] ?? 0);
  return [...chairs].sort((a, b) => worth(b) - worth(a) || a.seat - b.seat);
}
