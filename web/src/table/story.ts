// One step of a game as a sentence, and what it speaks of.

import type { Mark } from '../lib/narrow';
import type { Happened } from '../lib/protocol';
import type { Storyteller } from '../lib/telling';
import { textOf, turnsInWords, type Line } from './logEntries';
import { marksOfEvent, once } from './marks';

export type Story = { seat: number; text: string; rest: string };

const PLACES: ReadonlySet<string> = new Set(['clearing', 'place', 'field']);

/** A step has hardly more lines than that. */
const MOST_LINES = 8;

const linesOf = (happened: readonly Happened[], teller: Storyteller): Line[] =>
  turnsInWords(happened, teller, MOST_LINES).turns.flatMap((turn) => turn.lines).reverse();

const inPlaces = (marks: readonly Mark[]): Mark[] => marks.filter(({ kind }) => PLACES.has(kind));

/** The places of a step, to be lit while it is shown: where something happens, and what the sentence names. */
export function placesOf(happened: readonly Happened[], teller: Storyteller): Mark[] {
  const events = happened.flatMap(({ events }) => events ?? []);
  return once(inPlaces([...events.flatMap(marksOfEvent), ...linesOf(happened, teller).flatMap(({ marks }) => marks)]));
}

/** What happened somewhere is said first, the rest after it. */
export function storyOf(happened: readonly Happened[], teller: Storyteller): Story {
  const lines = linesOf(happened, teller);
  const main = lines.find(({ marks }) => inPlaces(marks).length > 0) ?? lines[0];
  if (!main) return { seat: -1, text: '', rest: '' };
  const rest = lines.filter((other) => other !== main).map(textOf);
  return { seat: main.seat, text: textOf(main), rest: rest.join(' ') };
}
