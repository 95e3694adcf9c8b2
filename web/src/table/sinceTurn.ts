// What others did since the viewer's last turn, in a few lines for each of their turns.

import type { Log } from '../lib/log';
import type { Storyteller } from '../lib/telling';
import { turnsInWords, turnsOf, type Line } from './logEntries';

/** A turn of somebody else: its most telling lines, oldest first, and how many more there are. */
export type Deeds = { id: string; seat: number; lines: Line[]; more: number };

const MOST_LINES = 3;
/** Lines of the log that are looked through. */
const FAR_BACK = 400;
const PLACES: ReadonlySet<string> = new Set(['clearing', 'place', 'field']);
const WHO: ReadonlySet<string> = new Set(['seat', 'owner']);

/** The turns in question: after the viewer's last one and before the one that may have begun for him. */
function stretch(log: Log, mine: readonly number[]): { after: number; before: number } {
  const turns = turnsOf(log);
  const own = turns.filter(({ seat }) => mine.includes(seat));
  const current = turns.at(-1);
  const begun = current !== undefined && own.at(-1) === current;
  return { after: own.at(begun ? -2 : -1)?.turn ?? 0, before: begun ? current.turn : Infinity };
}

/** What is about the viewer tells most, then what happened somewhere. */
function weight({ marks }: Line, mine: readonly number[]): number {
  if (marks.some(({ kind, value }) => WHO.has(kind) && mine.includes(value))) return 3;
  return marks.some(({ kind }) => PLACES.has(kind)) ? 2 : 1;
}

export function sinceLastTurn(log: Log, teller: Storyteller, mine: readonly number[]): Deeds[] {
  const { after, before } = stretch(log, mine);
  const { turns } = turnsInWords(log, teller, FAR_BACK);
  return turns
    .filter(({ turn, seat }) => turn > after && turn < before && seat >= 0 && !mine.includes(seat))
    .reverse()
    .map(({ id, seat, lines }) => {
      const told = lines.toReversed();
      const best = new Set(
        told.map((line, i) => ({ line, i, weight: weight(line, mine) }))
          .sort((a, b) => b.weight - a.weight || a.i - b.i)
          .slice(0, MOST_LINES)
          .map(({ line }) => line),
      );
      return { id, seat, lines: told.filter((line) => best.has(line)), more: told.length - best.size };
    });
}

/** The number of the turn that has begun for the viewer; null in others' turns. */
export function ownTurn(log: Log, mine: readonly number[]): number | null {
  const current = turnsOf(log).at(-1);
  return current && mine.includes(current.seat) ? current.turn : null;
}
