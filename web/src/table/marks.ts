// What entries of the log speak of, as marks that a game's table can light.

import type { Mark } from '../lib/narrow';
import type { Happened, Told } from '../lib/protocol';

/** Kinds of things that lie somewhere or that somebody holds; all others are mere words. */
const POINTED: ReadonlySet<string> = new Set(['clearing', 'place', 'field', 'tile', 'card', 'item', 'quest', 'seat', 'owner']);
/** Kinds of places and things that change; who acted is not among them. */
const CHANGING: ReadonlySet<string> = new Set(['clearing', 'place', 'field', 'tile']);

export const isPointed = (kind: string, value: number): boolean => POINTED.has(kind) && value >= 0;

/** What an event speaks of, each thing once; what the viewer may not know is not among it. */
export function marksOfEvent(told: Told): Mark[] {
  return once((told.args ?? []).flatMap(([, kind, value]) => (value !== null && isPointed(kind, value) ? [{ kind, value }] : [])));
}

/** What a record speaks of, each thing once. */
export const marksOfEntry = (happened: Happened): Mark[] => once((happened.events ?? []).flatMap(marksOfEvent));

/**
 * What others changed since the last decision of one of these seats: places and things, each once.
 * Whoever only watches, or has not decided yet, has nothing to compare with.
 */
export function recentMarks(log: readonly Happened[], mine: readonly number[]): Mark[] {
  const found: Mark[] = [];
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const record = log[i];
    if (record.kind === 'play' && mine.includes(record.seat)) return once(found);
    for (const mark of marksOfEntry(record)) if (CHANGING.has(mark.kind)) found.push(mark);
  }
  return [];
}

/** Each mark once. */
export function once(marks: readonly Mark[]): Mark[] {
  const found = new Map(marks.map((mark) => [`${mark.kind} ${mark.value}`, mark]));
  return [...found.values()];
}
