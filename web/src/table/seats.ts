// How seats are called at the table.

import type { Say } from '../lib/words';
import type { Chair } from '../lib/protocol';

/** Agents that are called otherwise here than in lists of agents. */
const AT_THE_TABLE = new Set(['greedy', 'random']);

/** Whoever sits there: me, a person by name, the computer, or nobody but the rules. */
export function nameOf(chair: Chair | undefined, game: string, say: Say): string {
  if (!chair) return '';
  if (chair.name) return chair.name;
  if (chair.automatic || !chair.agent) return say(`${game}-seat-${chair.word}`);
  return say(AT_THE_TABLE.has(chair.agent) ? `web-player-${chair.agent}` : `player-${chair.agent}`);
}
