// The view of The Two Heirs as the server sends it (src/lichtung/heirs/view.py), and where things stand on screen.

import { fieldXY } from '../../lib/narrow';
import type { View } from '../../lib/protocol';

export const NOBODY = 2; // owner of open terrain
export const SHIELD = -1; // in the reserve
export const IN_RESERVE = -1; // of a troop
export const PLACES = 7; // of the royal reserve
export const SEATS = ['white', 'blue'] as const;

export type Resources = { wood: number; stone: number; grain: number };

export type HeirsView = {
  stack: number;
  top: number;
  start_terrain: number;
  reserve: (string | number)[];
  shield: number;
  crown: number;
  hands: string[][];
  cells: [at: number, tile: string | null, owner: number][];
  troops: number[];
  moved: number;
  rebates: number;
  ending: number;
  turns_left: number;
  /** What follows from the position, where the server tells it: the client works nothing out. */
  score?: number[];
  influence?: number[];
  resources?: Resources[];
  points?: Record<string, number>;
};

export const viewOf = (view: View): HeirsView => view as unknown as HeirsView;

export type Troop = { seat: number; retinue: boolean; moved: boolean };

/** The troops on a field. */
export function troopsAt(view: HeirsView, at: number): Troop[] {
  return view.troops.flatMap((field, i) =>
    field === at ? [{ seat: i < 3 ? 0 : 1, retinue: i % 3 === 0, moved: ((view.moved >> i) & 1) === 1 }] : [],
  );
}

/** The troops of a seat in the royal reserve. */
export const troopsHome = (view: HeirsView, seat: number): number =>
  view.troops.slice(seat * 3, seat * 3 + 3).filter((at) => at === IN_RESERVE).length;

/** Column and row of a field on screen, from a side of the table: one's own side is below. */
export function onScreen(at: number, seat: number): { column: number; row: number } {
  const [x, y] = fieldXY(at);
  return seat === 1 ? { column: -x, row: y } : { column: x, row: -y };
}

/** The columns and rows that a landscape needs, with a margin that keeps the picture still while it grows. */
export function extent(fields: readonly number[], seat: number): { left: number; top: number; columns: number; rows: number } {
  const places = fields.map((at) => onScreen(at, seat));
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  const left = Math.min(-2, ...columns);
  const top = Math.min(-2, ...rows);
  return {
    left, top,
    columns: Math.max(2, ...columns) - left + 1,
    rows: Math.max(2, ...rows) - top + 1,
  };
}

/** A place of the reserve counted clockwise from the shield; the shield itself is 0. */
export const fromShield = (view: HeirsView, place: number): number => (place - view.shield + PLACES) % PLACES;

/** Where a place of the reserve lies on its circle. */
export function onCircle(place: number, centre: number, radius: number): { x: number; y: number } {
  const angle = ((270 + ((place - 2) * 360) / PLACES) * Math.PI) / 180;
  return { x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
}

/** The band over the places 1 to `count` after the shield, as a path on a circle. */
export function band(view: HeirsView, count: number, centre: number, radius: number): string {
  const from = onCircle(view.shield + 0.72, centre, radius);
  const to = onCircle(view.shield + count + 0.28, centre, radius);
  const wide = count > 3 ? 1 : 0;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${radius} ${radius} 0 ${wide} 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
