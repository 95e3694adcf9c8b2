// Questions with one answer need not be clicked away: the page gives the answer, after a moment in which it says so.

import type { Chair, Code, Update } from '../lib/protocol';
import type { Choice } from '../lib/settings.svelte';

/** Milliseconds in which it can be read what is passed over; longer where it costs the chance to take something back. */
const MOMENT = 1000;
const BEFORE_UNDO_ENDS = 2400;
/** Where people wait: a pause that is always the same would tell that there was nothing to decide. */
const SHORTEST = 1000;
const LONGEST = 4000;

/** Whether programs play everything at a table but the viewer's one seat. */
export const againstComputers = (chairs: readonly Chair[]): boolean =>
  chairs.filter(({ yours }) => yours).length === 1 &&
  chairs.every(({ yours, agent, automatic }) => yours || agent != null || automatic);

/** The only answer, where there is just one. */
export const onlyAnswer = ({ legal }: Pick<Update, 'legal'>): Code | null => (legal.length === 1 ? legal[0] : null);

/** What becomes of such a question: it is passed over, it is offered to do so from now on, or it is asked. */
export function treatment(wish: Choice<'skip'>, computers: boolean): 'skip' | 'offer' | 'ask' {
  if (wish === 'auto') return computers ? 'skip' : 'offer';
  return wish === 'on' ? 'skip' : 'ask';
}

/** How long it takes. Among people it depends on chance alone, so that it tells nothing of a hand. */
export function skipPause(computers: boolean, undo: boolean, random: number): number {
  if (!computers) return SHORTEST + random * (LONGEST - SHORTEST);
  return undo ? BEFORE_UNDO_ENDS : MOMENT;
}
