// The records of a game as lines in words, turn by turn.

import type { Log } from '../lib/log';
import type { Mark } from '../lib/narrow';
import type { Happened, LogLine, SentencePart, Told } from '../lib/protocol';
import type { Piece, Storyteller } from '../lib/telling';
import { capital } from '../lib/words';
import { isPointed, once } from './marks';

export { marksOfEntry, marksOfEvent, recentMarks } from './marks';

/** One thing that somebody did, with all that came of it. */
export type Line = {
  id: string;
  /** The number of the record that it began with. */
  n: number;
  seat: number;
  pieces: Piece[];
  law: string;
  marks: Mark[];
  /** Its events one by one, if there are several. */
  details: readonly Detail[];
};

/** One event of a line by itself. */
export type Detail = { key: string; law: string; parts: readonly SentencePart[] };

/** The lines of one turn, newest first; turn 0 is the preparation. */
export type Turn = { id: string; turn: number; seat: number; lines: Line[] };

export type Filter = { seats: readonly number[] | null; topic: string | null; text: string };
export const EVERYTHING: Filter = { seats: null, topic: null, text: '' };

/** What the events of a game are about, for a choice among them. */
export const TOPICS: Record<string, Record<string, ReadonlySet<string>>> = {
  heirs: {
    building: new Set(['built', 'laid', 'razed', 'camp-used', 'start-laid', 'regent-built', 'regent-settled']),
    troops: new Set(['marched', 'deployed', 'withdrawn', 'regent-marched', 'regent-deployed', 'regent-withdrew']),
    reserve: new Set(['dealt', 'taken', 'refilled', 'last-tile', 'discarded', 'regent-dropped']),
  },
  root: {
    battle: new Set([
      'fought', 'ambushed', 'foiled', 'broken-off', 'rolled', 'warriors-removed', 'piece-removed', 'struck', 'infamy',
      'instigated', 'mercenaries-engaged', 'ally-called', 'arbiter-enlisted', 'item-damaged', 'healed', 'revenge', 'struck-swiftly',
    ]),
    points: new Set([
      'scored', 'lost-points', 'won-by-points', 'won-by-dominance', 'dominance-activated', 'humiliated', 'infamy', 'team-won',
    ]),
    cards: new Set([
      'drew', 'drew-openly', 'reshuffled', 'discarded', 'stolen', 'hand-seen', 'card-used', 'crafted', 'favor',
      'dominance-taken', 'card-bought', 'labored', 'sabotaged', 'swapped-back', 'coffins-emptied', 'emigrated', 'persuaded',
      'item-laid-down', 'fetched',
    ]),
  },
};

/** Which events begin a turn, and the argument that says whose it is; those that only say so have no line. */
const BEGINS: Record<string, { whose: string; silent: boolean }> = {
  'turn-began': { whose: 'seat', silent: true },
  'turn-ended': { whose: 'next', silent: true },
  tossed: { whose: 'seat', silent: false },
};

export type Beginning = { record: number; event: number; turn: number; seat: number };

/** Where the turns of a game begin, in order; those that were taken back are left out. */
export function turnsOf(log: Log, undone: ReadonlySet<number> = takenBack(log)): Beginning[] {
  const found: Beginning[] = [];
  const earlier = log.before?.turns ?? 0;
  const start = log[0]?.n ?? 0;
  log.forEach((record, i) => {
    if (undone.has(record.n)) return;
    record.events?.forEach((told, k) => {
      const begins = BEGINS[told.key];
      if (begins) found.push({ record: start + i, event: k, turn: earlier + found.length + 1, seat: argument(told, begins.whose) });
    });
  });
  return found;
}

/** The numbers of the decisions that were taken back. */
export function takenBack(log: Log): Set<number> {
  const found = new Set<number>();
  const earlier = log.before?.entries ?? 0;
  const standing: number[] = [];
  for (const { kind, n, body } of log) {
    if (kind === 'play') standing.push(n);
    else if (kind === 'undo' && typeof body === 'number') for (const gone of standing.splice(Math.max(0, body - earlier))) found.add(gone);
  }
  return found;
}

/** Kinds of records that leave nothing behind: who takes something back has not done it. */
const LEFT_OUT: ReadonlySet<string> = new Set(['play', 'undo', 'ask', 'answer', 'nonce']);

/** A line as it stands, or a record that is no decision; and the record that it began with. */
export type Entry = { n: number } & ({ line: LogLine } | { aside: Happened });

/** What the log consists of, in order: lines may have grown since they began, what was taken back is gone. */
export function entriesOf(log: Log): Entry[] {
  const undone = takenBack(log);
  const found: Entry[] = [];
  const places = new Map<number, number>(); // of lines, by their number
  for (const record of log) {
    if (undone.has(record.n)) continue;
    if (!LEFT_OUT.has(record.kind)) found.push({ n: record.n, aside: record });
    for (const line of record.lines ?? []) {
      const place = places.get(line.i);
      if (place === undefined) {
        places.set(line.i, found.length);
        found.push({ n: record.n, line });
      } else {
        found[place] = { n: found[place].n, line };
      }
    }
  }
  return found;
}

/** Turns with their lines, newest first: at most so many lines, and whether there would be more. */
export function turnsInWords(
  log: Log, teller: Storyteller, most: number, filter: Filter = EVERYTHING,
): { turns: Turn[]; more: boolean } {
  const entries = entriesOf(log);
  const turns: Turn[] = [];
  let lines: Line[] = [];
  let count = 0;
  let turn = (log.before?.turns ?? 0) + entries.filter((entry) => 'line' in entry && entry.line.turn !== undefined).length;
  const close = (seat: number): void => {
    if (lines.length > 0) turns.push({ id: `${turn}`, turn, seat, lines });
    lines = [];
  };
  const whose = (from: number): number => {
    const begins = entries.slice(0, from + 1).findLast((entry) => 'line' in entry && entry.line.turn !== undefined);
    return begins && 'line' in begins ? (begins.line.turn ?? -1) : -1;
  };
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i];
    const told = 'line' in entry ? entry.line : null;
    const shown = !told || !BEGINS[told.key]?.silent;
    const line = shown && matches(log, entry, filter, teller.words.game) ? lineOf(log, entry, teller) : null;
    if (line && (filter.text === '' || textOf(line).toLocaleLowerCase().includes(filter.text.toLocaleLowerCase()))) {
      if (count === most) {
        close(whose(i));
        return { turns, more: true };
      }
      lines.push(line);
      count += 1;
    }
    if (told?.turn !== undefined) {
      close(told.turn);
      turn -= 1;
    }
  }
  close(-1);
  return { turns, more: log.before !== undefined };
}

function matches(log: readonly Happened[], entry: Entry, { seats, topic }: Filter, game: string): boolean {
  const seat = 'line' in entry ? entry.line.seat : entry.aside.seat;
  if (seats && !seats.includes(seat)) return false;
  if (topic === null) return true;
  const keys = 'line' in entry ? [entry.line.key, ...detailsOf(log, entry.line).map(({ key }) => key)] : [];
  return keys.some((key) => TOPICS[game]?.[topic]?.has(key));
}

/** The events of a line, each told by itself; without parts of its own one says no more than its arguments. */
function detailsOf(log: readonly Happened[], { details = [] }: LogLine): Detail[] {
  const start = log[0]?.n ?? 0;
  return details.flatMap(({ n, k, parts }) => {
    const told = log[n - start]?.events?.[k];
    return told ? [{ key: told.key, law: told.law, parts: parts ?? [{ key: `event-${told.key}`, args: told.args }] }] : [];
  });
}

export const textOf = ({ pieces }: Pick<Line, 'pieces'>): string => pieces.map(({ text }) => text).join('');

const argument = (told: Told, wanted: string): number => told.args?.find(([name]) => name === wanted)?.[2] ?? -1;

function lineOf(log: readonly Happened[], entry: Entry, teller: Storyteller): Line {
  if ('aside' in entry) return asideOf(entry.aside, teller);
  const { i, seat, law, parts } = entry.line;
  const details = detailsOf(log, entry.line);
  return { id: `line-${i}`, n: entry.n, seat, law, details, pieces: teller.pieces(parts), marks: once(marksOfParts(parts)) };
}

/** What the parts of a sentence speak of. */
function marksOfParts(parts: readonly SentencePart[]): Mark[] {
  return parts.flatMap(({ args = [], phrases = {} }) => [
    ...args.flatMap(([, kind, value]) => (value !== null && isPointed(kind, value) ? [{ kind, value }] : [])),
    ...Object.values(phrases).flatMap(marksOfParts),
  ]);
}

/** What is no decision of the game has a sentence of its own. */
function asideOf(record: Happened, teller: Storyteller): Line {
  const body = (record.body ?? {}) as Record<string, unknown>;
  const text = teller.words.words.say(`table-record-${record.kind}`, {
    ...(record.seat >= 0 ? teller.personAs('seat', record.seat) : {}),
    on: body.on ? 'on' : 'off',
    back: body.name ? 'no' : 'yes',
  });
  return { id: `${record.n}`, n: record.n, seat: record.seat, law: '', details: [], pieces: [{ text: capital(text), mark: null }], marks: [] };
}
