// Decisions in another's turn in which nothing can be done may be passed by themselves.

import type { GameEntry } from '../games/types';
import type { Code, Update, Welcome } from '../lib/protocol';

const SHORTEST = 1000;
const LONGEST = 4000;

/** The only action, if it is to pass in somebody else's turn. */
export function passing(welcome: Welcome, update: Update, seat: number, entry: GameEntry): Code | null {
  const view = update.views[seat];
  const turn = view ? entry.turnOf(view) : null;
  if (turn === null || turn === welcome.vocabulary.words.seat[seat] || update.legal.length !== 1) return null;
  const [code] = update.legal;
  return entry.passes.has(welcome.vocabulary.verbs[code[0]].word) ? code : null;
}

/** How long it takes, at random: a pause that is always the same would tell that there was nothing to decide. */
export const passPause = (random: number): number => SHORTEST + random * (LONGEST - SHORTEST);
