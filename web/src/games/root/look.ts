// What a faction's folder tells the common parts of the table. A folder holds look.ts, art.svg with its symbols,
// Panel.svelte and Facts.svelte, and its words in de.ftl and en.ftl.

import type { Progress } from '../types';
import type { Table } from './table';
import type { Mask, RootView } from './view';

export const INK = '#1D2A24';
export const CREAM = '#FFF8E6';

/** A colour in the usual palette and in those for eyes that see fewer colours. */
export type Colours = { usual: string; protan: string; deutan: string; tritan: string };
/** The colour of figures and pieces, and that of what is drawn on them. */
export type Paint = { colours: Colours; detail: string };

/** A token or building that is not drawn as most are. */
export type Drawing = {
  /** without a disc behind it, and always with its number */
  bare?: boolean;
  /** the width of its disc on the board */
  disc?: number;
  /** the symbol's share of the disc */
  share?: number;
};

export type Look = Paint & {
  /** of the second seat, where two may play the faction */
  second?: Paint;
  /** the faction whose place it takes: a table has only one of the two */
  insteadOf?: string;
  /** drawings for verbs that only this faction has */
  icons?: Readonly<Record<string, string>>;
  pieces?: Readonly<Record<string, Drawing>>;
  /** which of its pieces stand on slots */
  buildings?: readonly string[];
  /** how many piles of cards it has */
  piles?: number;
  /** where its only figure stands */
  pawn?: (board: Mask[]) => number;
  /** its hand lies open on its board */
  openHand?: boolean;
  /** whoever decides at these steps sees its board */
  shownAt?: readonly string[];
  /** the steps of its turn with which Daylight and Evening begin */
  phases: [daylight: number, evening: number];
  /** cards that lie open on its board */
  cards?: (t: Table, seat: number) => string[];
  /** how many of a fixed number of actions it has come to */
  progress?: (view: RootView, seat: number, step: string) => Progress | null;
};
