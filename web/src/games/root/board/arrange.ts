// Where pieces stand inside a clearing, relative to its middle, in units of the art direction's drawing board.

import type { Contents, Group, Placed, PieceKind } from '../pieces';

export type Figure = { x: number; scale: number; group: Group };
/** Groups that found no room stand together behind a number. */
export type Fold = { x: number; scale: number; groups: Group[] };
/** What stands there and belongs to nobody, last in the row. */
export type Landmark = { x: number; scale: number; word: string };
export type Square = { x: number; what: PieceKind | 'ruin' | 'free' };
export type Disc = { x: number; token: Placed };
export type Arrangement = { figures: Figure[]; fold: Fold | null; landmarks: Landmark[]; squares: Square[]; discs: Disc[]; low: number };

const FIGURE_STEP = 36;
const MOST_FIGURES = 4;
const HALF_FIGURE = 17;
/** Where the badge of a clearing hangs in its width, and how near to its middle figures may come. */
export const BESIDE = 0.975;
const ALONGSIDE = 9;
/** Numbers are never smaller than this on the screen, in pixels. */
export const LEAST = 11.5;
export const SQUARE = 29;
const SQUARE_STEP = 33.4;
export const DISC = 23;
const DISC_STEP = 29;
/** How much of a clearing's width its lower row may take. */
const ROOM = 0.92;

/** Upper row figures and landmarks, between badge and pennant; lower row slots and then tokens; rows that are too long are drawn smaller, never over each other. */
export function arrange(contents: Contents, rx: number, words: readonly string[] = []): Arrangement {
  const { groups } = contents;
  const most = MOST_FIGURES - words.length;
  const many = groups.length > most;
  const shown = many ? groups.slice(0, most - 1) : groups;
  const first = shown.length + (many ? 1 : 0);
  const places = first + words.length;
  const room = (rx * BESIDE - ALONGSIDE) / (((places - 1) * FIGURE_STEP) / 2 + HALF_FIGURE);
  const scale = Math.min(places >= MOST_FIGURES ? 0.85 : 1, room);
  const step = FIGURE_STEP * scale;
  const left = -((places - 1) * step) / 2;
  const figures = shown.map((group, i) => ({ x: left + i * step, scale, group }));
  const fold = many ? { x: left + (first - 1) * step, scale, groups: groups.slice(most - 1) } : null;
  const landmarks = words.map((word, i) => ({ x: left + (first + i) * step, scale, word }));

  const wanted: Square['what'][] = [
    ...contents.buildings,
    ...(contents.ruin ? ['ruin' as const] : []),
    ...Array.from({ length: contents.free }, () => 'free' as const),
  ];
  const length = wanted.length * SQUARE_STEP + contents.tokens.length * DISC_STEP;
  const low = Math.min(1, (2 * rx * ROOM) / Math.max(1, length));
  let at = -length / 2;
  const squares = wanted.map((what) => {
    const x = at + SQUARE_STEP / 2;
    at += SQUARE_STEP;
    return { x: x * low, what };
  });
  const discs = contents.tokens.map((token) => {
    const x = at + DISC_STEP / 2;
    at += DISC_STEP;
    return { x: x * low, token };
  });
  return { figures, fold, landmarks, squares, discs, low };
}
