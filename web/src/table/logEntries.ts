// The records of a game as lines in words, turn by turn.

import type { Mark } from '../lib/narrow';
import type { Happened, Told } from '../lib/protocol';
import type { GameWords, Piece } from '../lib/words';
import { marksOfEvent } from './marks';

export { marksOfEntry, marksOfEvent, recentMarks } from './marks';

export type Line = {
  id: string;
  /** The number of its record. */
  n: number;
  seat: number;
  pieces: Piece[];
  law: string;
  marks: Mark[];
  /** Whether it was taken back later. */
  undone: boolean;
};

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
      'instigated', 'mercenaries-engaged', 'ally-called', 'arbiter-enlisted', 'item-damaged', 'healed', 'revenge',
    ]),
    points: new Set([
      'scored', 'lost-points', 'won-by-points', 'won-by-dominance', 'dominance-activated', 'humiliated', 'infamy', 'team-won',
    ]),
    cards: new Set([
      'drew', 'drew-openly', 'reshuffled', 'discarded', 'stolen', 'hand-seen', 'card-used', 'crafted', 'favor',
      'dominance-taken', 'card-bought', 'labored',
    ]),
  },
};

/** Which events begin a turn, and the argument that says whose it is; those that only say so have no line. */
const BEGINS: Record<string, { whose: string; silent: boolean }> = {
  'turn-began': { whose: 'seat', silent: true },
  'turn-ended': { whose: 'next', silent: false },
  tossed: { whose: 'seat', silent: false },
};

export type Beginning = { record: number; event: number; turn: number; seat: number };

/** Where the turns of a game begin, in order; those that were taken back are left out. */
export function turnsOf(log: readonly Happened[], undone: ReadonlySet<number> = takenBack(log)): Beginning[] {
  const found: Beginning[] = [];
  log.forEach((record, i) => {
    if (undone.has(record.n)) return;
    record.events?.forEach((told, k) => {
      const begins = BEGINS[told.key];
      if (begins) found.push({ record: i, event: k, turn: found.length + 1, seat: argument(told, begins.whose) });
    });
  });
  return found;
}

/** The numbers of the decisions that were taken back. */
export function takenBack(log: readonly Happened[]): Set<number> {
  const found = new Set<number>();
  const standing: number[] = [];
  for (const { kind, n, body } of log) {
    if (kind === 'play') standing.push(n);
    else if (kind === 'undo' && typeof body === 'number') for (const gone of standing.splice(body)) found.add(gone);
  }
  return found;
}

/** Turns with their lines, newest first: at most so many lines, and whether there would be more. */
export function turnsInWords(
  log: readonly Happened[], words: GameWords, most: number, filter: Filter = EVERYTHING,
): { turns: Turn[]; more: boolean } {
  const undone = takenBack(log);
  const begins = turnsOf(log, undone);
  const turns: Turn[] = [];
  let lines: Line[] = [];
  let count = 0;
  let at = begins.length - 1;
  const close = (): void => {
    if (lines.length > 0) {
      const { turn, seat } = begins[at] ?? { turn: 0, seat: -1 };
      turns.push({ id: `${turn}`, turn, seat, lines });
    }
    lines = [];
    at -= 1;
  };
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const record = log[i];
    const events = record.events ?? [];
    for (let k = events.length; k >= 0; k -= 1) {
      const told = events[k] as Told | undefined;
      if (told && begins[at]?.record === i && begins[at].event === k) close();
      const line = told ? lineOf(record, told, k, words) : record.kind === 'play' ? null : asideOf(record, words);
      if (!line || (told && BEGINS[told.key]?.silent) || !fits(line, told, words.game, filter)) continue;
      if (count === most) {
        close();
        return { turns, more: true };
      }
      lines.push({ ...line, undone: undone.has(record.n) });
      count += 1;
    }
  }
  close();
  return { turns, more: false };
}

function fits(line: Line, told: Told | undefined, game: string, { seats, topic, text }: Filter): boolean {
  if (seats && !seats.includes(line.seat)) return false;
  if (topic && !(told && TOPICS[game]?.[topic]?.has(told.key))) return false;
  return text === '' || textOf(line).toLocaleLowerCase().includes(text.toLocaleLowerCase());
}

export const textOf = ({ pieces }: Pick<Line, 'pieces'>): string => pieces.map(({ text }) => text).join('');

const argument = (told: Told, wanted: string): number => told.args?.find(([name]) => name === wanted)?.[2] ?? -1;

function lineOf(record: Happened, told: Told, k: number, words: GameWords): Line {
  // Whose sign stands before the line: whoever it is about, else whoever decided.
  const about = [argument(told, 'seat'), record.seat, argument(told, 'attacker')].find((seat) => seat >= 0) ?? -1;
  return {
    id: `${record.n}-${k}`, n: record.n, seat: about, law: told.law, undone: false,
    pieces: words.pieces(told), marks: marksOfEvent(told),
  };
}

/** What is no decision of the game has a sentence of its own. */
function asideOf(record: Happened, words: GameWords): Line {
  const body = (record.body ?? {}) as Record<string, unknown>;
  const text = words.words.say(`table-record-${record.kind}`, {
    seat: record.seat >= 0 ? words.value('seat', record.seat) : '',
    yes: body.yes ? 'yes' : 'no',
    on: body.on ? 'on' : 'off',
    back: body.name ? 'no' : 'yes',
  });
  return { id: `${record.n}`, n: record.n, seat: record.seat, law: '', undone: false, pieces: [{ text, mark: null }], marks: [] };
}
