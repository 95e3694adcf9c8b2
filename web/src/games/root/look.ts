// What a faction's folder tells the common parts of the table. A folder holds look.ts, art.svg with its symbols,
// Panel.svelte and Facts.svelte, and its words in de.ftl and en.ftl; each of them may be missing.

import type { Progress } from '../types';
import type { Table } from './table';

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

/** A single figure that is not drawn as the warriors of its faction are: its symbol, and how tall it is for its width. */
export type FigureDrawing = { art: string; tall: number };

/** What its setup card shows; `root-web-home-<faction>` and `root-web-setup-<faction>` say the rest, line by line. */
export type Opening = {
  /** how hard it is to play: 1 to 3 */
  difficulty: 1 | 2 | 3;
  /** what it begins with: a kind by name, or null for its figures; how many, 0 for a single one without a number */
  first: readonly (readonly [kind: string | null, count: number])[];
  /** the step at which each line of its setup is decided; empty: nothing is to be decided */
  steps: readonly string[];
};

export type Look = Paint & {
  /** its setup card */
  opening?: Opening;
  /** of the second seat, where two may play the faction */
  second?: Paint;
  /** whom one of its players chooses to be; its page tells of each */
  characters?: readonly string[];
  /** drawings for verbs that only this faction has */
  icons?: Readonly<Record<string, string>>;
  /** drawings of its pieces, by name */
  pieces?: Readonly<Record<string, Drawing>>;
  /** drawings of its single figures, by name; `root-web-figure-<name>` says what each is */
  figures?: Readonly<Record<string, FigureDrawing>>;
  /** its hand lies open on its board */
  openHand?: boolean;
  /** whoever decides at these steps sees its board */
  shownAt?: readonly string[];
  /** cards that lie open on its board, beside hands and piles */
  cards?: (t: Table, seat: string) => string[];
  /** how many of a fixed number of actions it has come to, from its mat and the tables of its rules */
  progress?: (mat: Record<string, unknown>, facts: Record<string, unknown>, step: string) => Progress | null;
};
