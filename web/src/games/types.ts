// What a game's table is to the rest of the page.

import type { Component } from 'svelte';
import type { Mark } from '../lib/narrow';
import type { Chair, Update, View, Welcome } from '../lib/protocol';
import type { Spelling } from '../lib/words';
import type { Tab } from '../table/tabs';

/**
 * The properties of a game's table component. It draws `update.views[seat]` (seat -1: a spectator's view), lights
 * whatever is in `marks`, shows what is in `chosen`, and calls `pick`.
 *
 * Its outermost elements become parts of the page's grid: `data-area="board"` (left, above the action bar) and
 * `data-area="side"` (right, above the log). An element without `data-area` takes the whole width.
 *
 * Narrow screens show one part at a time, so the parts are named, wherever they stand: `data-tab="board"`, `"mat"`
 * (one's board, reserve, whatever lies before a player) and `"hand"`. A row of opponents that always stays in sight
 * is `data-part="others"`. Below 1200 px an element with `data-area="side"` is laid out as if only its children were
 * there (`display: contents`): each of them needs one of these names.
 *
 * What belongs into the page's head (score track, phases) is a component of its own with the same properties, named
 * <Game>Head.svelte. It fills the middle of the head; on phones (up to 600 px) 44 px high and only the most important.
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
  /** Tells what the pointer rests on: if picking it would make an action whole, `preview` tells what it would do. */
  consider?: (mark: Mark | null) => void;
  /** What the answer in the action bar tells why it cannot be chosen. */
  refused?: Mark | null;
  /** The part that is shown where one is shown at a time. */
  tab?: Tab;
  /** What an entry of the log speaks of, while somebody points at it. */
  highlight?: Mark[];
  /** What another seat can do to the viewer in its next turn; null: nobody answers just now. */
  threats?: (other: number) => Promise<Warning[] | null>;
  /** Lights places while somebody reads of them. */
  light?: (marks: Mark[]) => void;
  /** What others changed since the viewer's last decision. */
  recent?: Mark[];
  say: (key: string, args?: Record<string, string | number>) => string;
  value: (kind: string, value: number) => string;
};

/** A sentence about what somebody can do, its paragraph, and the places of which it speaks. */
export type Warning = { text: string; law: string; marks: Mark[] };

/** The third of five actions, say, and the first of two moves of which it consists. */
export type Progress = { at: number; of: number; within?: { at: number; of: number } };

/** A table as the server tells it. */
export type Told = { welcome: Welcome; update: Update; chairs: Chair[] };

export type GameEntry = {
  /** What is told in the words of the game's present state, where seats are named while it goes on. */
  retell?: (told: Told) => Told;
  /** How words of this game stand in keys of the catalogues. */
  spelling: (welcome: Welcome) => Spelling;
  /** Kinds that the table draws; the action bar offers the values of all others. */
  drawn: ReadonlySet<string>;
  /** Drawings for verbs, by their words. */
  icons: Readonly<Record<string, string>>;
  /** The word of the seat whose turn it is, where the view tells it; others may have to decide in between. */
  turnOf: (view: View) => string | null;
  /** How many of a fixed number of actions the seat has come to, where the view tells it. */
  progress: (welcome: Welcome, view: View, seat: string, step: string) => Progress | null;
  /** The part of the table in which a thing lies, by its kind and word, where it lies in one. */
  where: (kind: string, word: string, view: View) => Tab | undefined;
  /** Whether seats know what people on the other seats must not see, even at the same screen. */
  hides: boolean;
  /** How the points came about, drawn from the viewer's view; loaded when it is shown. */
  sheet?: () => Promise<{ default: Component<TableProps> }>;
  /** Which of several boards a table plays on; `<game>-option-map-<board>` names it. */
  board?: (setup: Record<string, unknown>) => string | null;
  /** Puts the signs of its seats into a page that shows none of its tables. */
  signs?: () => Promise<void>;
  /** Points of a seat, where the view tells them. */
  points: (view: View, chair: Pick<Chair, 'seat' | 'word'>) => number | null;
};
