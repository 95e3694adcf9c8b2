// What their board holds, and the tables of their rules.

import type { Mat } from './wire';

export type { Mat };
export type Column = keyof Mat['retinue'];
export type Type = keyof Mat['relics'];

export type Facts = {
  /** the columns of the Retinue, from left to right */
  columns: Column[];
  /** the types of relics */
  types: Type[];
  /** of each type's relics */
  values: number[];
  /** for a column of the box with all types */
  set_points: number;
  /** of the Retinue */
  most_cards: number;
};

/** Every card of the Retinue. */
export const cardsOf = (mat: Mat): string[] => [...Object.values(mat.retinue), ...Object.values(mat.acted)].flat();

/** The values of a type's recovered relics, space by space; 0 is an empty one, of which a view says nothing. */
export const valuesOf = (mat: Mat, type: Type, spaces: number): number[] => {
  const row: Partial<Record<string, number>> = mat.relics[type] ?? {};
  return Array.from({ length: spaces }, (_, i) => row[String(i + 1)] ?? 0);
};

/** How many relics were recovered. */
export const recovered = (mat: Mat): number =>
  Object.values(mat.relics).flatMap((row) => Object.values(row)).filter((value) => value > 0).length;
