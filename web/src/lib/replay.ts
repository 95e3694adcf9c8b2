// A game that is stepped through: positions, turns and points, as the server tells them.

import type { TableDetails } from './api';
import type { Chair, Deciding, Happened, Outcome, Phase, Update, View, Vocabulary, Welcome } from './protocol';

/** A position of a game and what led to it; types as in src/lichtung/server/replays/timeline.py. */
export type Replay = {
  table: string;
  game: string;
  title: string;
  phase: Phase;
  n: number;
  at: number;
  viewer: string;
  address: string;
  happened: Happened[];
  views: Record<string, View>;
  deciding: Deciding | null;
  outcome: Outcome | null;
  records: { n: number; kind: string; seat: number; at: number }[] | null;
  vocabulary: Vocabulary | null;
  /** what never changes during the game; with the first answer only, as are the records and the vocabulary */
  game_data: View | null;
  words: Record<string, string> | null;
};
/** The points by seat from a position on, until the next standing. */
export type Standing = { at: number; points: number[] };
export type Standings = { n: number; standings: Standing[] };

export type Viewer = string;
export const SPECTATOR: Viewer = 'spectator';
export const FULL: Viewer = 'full';

/** The place that an address names: after how many records, seen by whom. */
export type Place = { at: number | null; viewer: Viewer | null };

export function placeOf(search: string): Place {
  const said = new URLSearchParams(search);
  const at = said.get('at') ?? '';
  const viewer = said.get('as') ?? '';
  return {
    at: /^\d{1,7}$/.test(at) ? Number(at) : null,
    viewer: /^(spectator|full|\d{1,2})$/.test(viewer) ? viewer : null,
  };
}

export const addressOf = (table: string, at: number, viewer: Viewer): string => `/replays/${table}?at=${at}&as=${viewer}`;

/** Through whose eyes the game can be seen: after the end everybody's, before it one's own and a spectator's. */
export function viewersOf(chairs: readonly Chair[], phase: Phase): Viewer[] {
  const over = phase === 'finished';
  const seats = chairs.filter((chair) => over || chair.yours).map((chair) => String(chair.seat));
  return [...(over ? [FULL] : []), SPECTATOR, ...seats];
}

/** The seat whose view is drawn: with open cards whoever decides next, else whoever was chosen (-1: a spectator). */
export function seatShown(viewer: Viewer, deciding: Deciding | null, before: number): number {
  if (viewer === SPECTATOR) return -1;
  return viewer === FULL ? (deciding?.seat ?? before) : Number(viewer);
}

/** Where a step by whole turns leads: to the beginning of this turn or the one before, or to the next. */
export function turnFrom(starts: readonly number[], at: number, way: 1 | -1, n: number): number {
  if (way > 0) return starts.find((start) => start > at) ?? n;
  return starts.findLast((start) => start < at) ?? 0;
}

/** The turn at a position; 0: before the first. */
export const turnAt = (starts: readonly number[], at: number): number => starts.filter((start) => start <= at).length;

/** Where something happens: a player decides for the first time in the first turn, as far as the log is known. */
export function openingOf(starts: readonly number[], log: readonly Happened[]): number {
  const found = log.findIndex(({ seat }, i) => i >= (starts[0] ?? 0) && seat >= 0);
  return found < 0 ? log.length : found;
}

/** The points after a turn, and the position there. */
export type Stop = { turn: number; at: number; points: number[] };

/** The points at the end of every turn; turn 0 is the preparation. */
export function stopsOf({ n, standings }: Standings, starts: readonly number[]): Stop[] {
  const ends = [...starts, n];
  let i = 0;
  return ends.flatMap((at, turn) => {
    while (i + 1 < standings.length && standings[i + 1].at <= at) i += 1;
    return turn > 0 && at === ends[turn - 1] ? [] : [{ turn, at, points: standings[i].points }];
  });
}

/** A position as the page of a live table would have it: nothing can be done there. */
export function updateAt(replay: Replay, happened: Happened[]): Update {
  return {
    type: 'update', n: replay.at, phase: replay.phase, happened, views: replay.views, deciding: replay.deciding,
    legal: [], verbs: [], undo: [], asked: null, agreed: [], clock: null, outcome: replay.outcome, nonces: [], seed: null, before: null,
  };
}

export function welcomeOf(details: TableDetails, vocabulary: Vocabulary, game_data: View): Welcome {
  const { id, game, title, phase, setup, options, chairs, seal } = details;
  return { type: 'welcome', table: id, game, title, phase, setup, options, chairs, vocabulary, game_data, words: {}, seal };
}

export type Asked = { at?: number; as: Viewer; since?: number };

const PAGE = 400; // records asked for at once
const KEPT = 400; // positions that are kept

/** The positions of one game through one pair of eyes, each asked for once; the log comes page by page. */
export class Reel {
  n = 0;
  vocabulary: Vocabulary | null = null;
  gameData: View = {};
  words: Record<string, string> = {};
  readonly log: Happened[] = [];
  private readonly kept = new Map<number, Replay>();

  constructor(
    readonly viewer: Viewer,
    private readonly ask: (wish: Asked) => Promise<Replay>,
  ) {}

  /** A first position; a place beyond the end is the end. */
  async open(at: number): Promise<Replay> {
    // How long the game is shows only with the first answer, so a wished place may lie beyond it.
    const shortest = await this.ask({ at: 0, as: this.viewer });
    this.n = shortest.n;
    this.vocabulary = shortest.vocabulary;
    this.gameData = shortest.game_data ?? {};
    this.words = shortest.words ?? {};
    this.keep(shortest);
    return this.show(Math.min(at, this.n));
  }

  async show(at: number): Promise<Replay> {
    const found = this.kept.get(at) ?? (await this.ask({ at, as: this.viewer, since: at }));
    this.keep(found);
    return found;
  }

  /** The log up to a position, page by page; `told` hears of each page. */
  async read(until: number, told: () => void): Promise<void> {
    while (this.log.length < until) {
      const since = this.log.length;
      const page = await this.ask({ at: Math.min(since + PAGE, until), as: this.viewer, since });
      if (this.log.length === since) this.log.push(...page.happened);
      told();
    }
  }

  private keep(found: Replay): void {
    this.kept.delete(found.at);
    this.kept.set(found.at, found);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
