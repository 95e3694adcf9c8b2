// One step of a game as a sentence, and what it speaks of.

import type { Mark } from '../lib/narrow';
import type { Happened } from '../lib/protocol';
import type { Storyteller } from '../lib/telling';
import { textOf, turnsInWords } from './logEntries';
import { marksOfEvent } from './marks';

export type Story = { seat: number; text: string; rest: string };

const PLACES: ReadonlySet<string> = new Set(['clearing', 'place', 'field']);

/** A step has hardly more lines than that. */
const MOST_LINES = 8;

/** The places of a step, to be lit while it is shown. */
export const placesOf = (happened: readonly Happened[]): Mark[] =>
  happened.flatMap(({ events }) => events ?? []).flatMap(marksOfEvent).filter(({ kind }) => PLACES.has(kind));

/** What happened somewhere is said first, the rest after it. */
export function storyOf(happened: readonly Happened[], teller: Storyteller): Story {
  const lines = turnsInWords(happened, teller, MOST_LINES).turns.flatMap((turn) => turn.lines).reverse();
  const main = lines.find(({ marks }) => marks.some(({ kind }) => PLACES.has(kind))) ?? lines[0];
  if (!main) return { seat: -1, text: '', rest: '' };
  const rest = lines.filter((other) => other !== main).map(textOf);
  return { seat: main.seat, text: textOf(main), rest: rest.join(' ') };
}
