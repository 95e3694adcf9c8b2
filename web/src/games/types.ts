// What a game's table is to the rest of the page.

import type { Mark } from '../lib/narrow';
import type { Update, View, Welcome } from '../lib/protocol';
import type { Spelling } from '../lib/words';

/**
 * The properties of a game's table component. It draws `update.views[seat]` (seat -1: a spectator's view), lights
 * whatever is in `marks`, shows what is in `chosen`, and calls `pick`.
 *
 * Its outermost elements become parts of the page's grid: `data-area="board"` (left, above the action bar) and
 * `data-area="side"` (right, above the log). An element without `data-area` takes the whole width.
 */
export type TableProps = {
  welcome: Welcome;
  update: Update;
  seat: number;
  marks: Mark[];
  chosen: Mark[];
  pick: (mark: Mark) => void;
  /** Asks why this cannot be chosen now; the answer with its paragraph stands in the action bar. */
  why?: (mark: Mark) => void;
  /** What the action that is chosen whole would do to the points, by seat, as far as it can be foreseen. */
  preview?: number[] | null;
  /** What an entry of the log speaks of, while somebody points at it. */
  highlight?: Mark[];
  /** What others changed since the viewer's last decision. */
  recent?: Mark[];
  say: (key: string, args?: Record<string, string | number>) => string;
  value: (kind: string, value: number) => string;
};

export type GameEntry = {
  /** How words of this game stand in keys of the catalogues. */
  spelling: (welcome: Welcome) => Spelling;
  /** Kinds that the table draws; the action bar offers the values of all others. */
  drawn: ReadonlySet<string>;
  /** Verbs that cannot be taken back, because something hidden comes to light or the turn passes on. */
  final: ReadonlySet<string>;
  /** Whether the table itself shows who sits where with how many points; the page's head need not then. */
  showsSeats: boolean;
  /** Points of a seat, where the view tells them. */
  points: (view: View, seat: number) => number | null;
};
