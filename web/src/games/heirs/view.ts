// The view of The Two Heirs as the server sends it (src/lichtung/heirs/view.py), and where things stand on screen.

import { fieldXY } from '../../lib/narrow';
import type { View } from '../../lib/protocol';
import type { Resource } from './tiles';

export const NOBODY = 2; // owner of open terrain
export const SHIELD = -1; // in the reserve
export const IN_RESERVE = -1; // of a troop
export const PLACES = 7; // of the royal reserve
export const SEATS = ['white', 'blue'] as const;

/** Where a resource comes from: a place of the reserve, or the field of a troop or a building. */
export type Source = [kind: 'reserve' | 'troop' | 'building', where: number];
export type Stock = Record<Resource, { count: number; sources: Source[] }>;
/** What is lacking to build a tile of a hand, by resource, and whether rebates make up for it. */
export type Price = { short: number[]; rebates: number; payable: boolean };
export type BuildingRow = {
  at: number; tile: string; owner: number; own: number; each: number; count: number; twice: boolean; points: number;
};
export type RoadRow = { fields: number[]; buildings: number[]; points: number[] };
export type Sheet = {
  buildings: BuildingRow[];
  roads: RoadRow[];
  counts_roads: boolean;
  sums: { buildings: number[]; roads: number[] };
};

export type HeirsView = {
  frames: [step: string, record: unknown[]][];
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
  /** The Regent's orders that lie face down, by kind. */
  tokens: number[];
  // What follows from the position: the client works nothing out.
  score: number[];
  points: Record<string, number>;
  sheet: Sheet;
  influence: number[];
  reach: string[][];
  resources: Stock[];
  purse: Price[][];
};

export const viewOf = (view: View): HeirsView => view as unknown as HeirsView;

export type Troop = { index: number; seat: number; retinue: boolean; moved: boolean };

/** The troops on a field. */
export function troopsAt(view: HeirsView, at: number): Troop[] {
  return view.troops.flatMap((field, i) =>
    field === at ? [{ index: i, seat: i < 3 ? 0 : 1, retinue: i % 3 === 0, moved: ((view.moved >> i) & 1) === 1 }] : [],
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

export type Extent = { left: number; top: number; columns: number; rows: number };

/** The columns and rows that these fields need; `least` of them are shown, so that the first tiles do not fill the board. */
export function extent(fields: readonly number[], seat: number, least: number): Extent {
  const places = fields.map((at) => onScreen(at, seat));
  const [left, columns] = span(places.map(({ column }) => column), least);
  const [top, rows] = span(places.map(({ row }) => row), least);
  return { left, top, columns, rows };
}

function span(numbers: readonly number[], least: number): [from: number, length: number] {
  const from = numbers.length > 0 ? Math.min(...numbers) : 0;
  const length = numbers.length > 0 ? Math.max(...numbers) - from + 1 : 1;
  const more = Math.max(0, least - length);
  return [from - more / 2, length + more];
}

/** The fields around a field, corners included. */
export const around = (at: number): number[] => [-65, -64, -63, -1, 1, 63, 64, 65].map((step) => at + step);

/** Where troops of a seat stand; seat -1, which looks on: those of both. */
export const stands = (view: HeirsView, seat: number): number[] =>
  view.troops.filter((at, troop) => at !== IN_RESERVE && (seat < 0 || Math.floor(troop / 3) === seat));

/**
 * What the picture has to show: all tiles, and while the game goes on the fields around one's own troops. One lays
 * tiles nowhere else, so that the picture stays still while one chooses where.
 */
export function worthShowing(view: HeirsView, seat: number, more: readonly number[]): number[] {
  const near = view.frames.length > 0 ? stands(view, seat).flatMap(around) : [];
  return [...new Set([...view.cells.map(([at]) => at), ...near, ...more])];
}

/** The nearest of some fields in a direction on screen, for arrow keys. */
export function nextField(from: number, key: string, fields: readonly number[], seat: number): number | undefined {
  const here = onScreen(from, seat);
  const ways: Record<string, [column: number, row: number]> = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  };
  const way = ways[key];
  if (!way) return undefined;
  let best: { at: number; cost: number } | undefined;
  for (const at of fields) {
    const { column, row } = onScreen(at, seat);
    const [dx, dy] = [column - here.column, row - here.row];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = ahead + aside * 3;
    if (ahead > 0 && (!best || cost < best.cost)) best = { at, cost };
  }
  return best?.at;
}

/** Where a sign for a road stands: between two of its fields, as near to its middle as can be. */
export function seamOf(fields: readonly number[]): [one: number, two: number] {
  const pairs = fields.flatMap((one, i) =>
    fields.slice(i + 1).flatMap((two): [number, number][] => ([1, 64].includes(Math.abs(one - two)) ? [[one, two]] : [])),
  );
  return pairs[Math.floor(pairs.length / 2)] ?? [fields[0], fields[0]];
}

/** The orders that the Regent has turned over in this turn. */
export const ordersShown = (view: HeirsView): number[] =>
  view.frames.flatMap(([step, record]) => (step.startsWith('heirs.regent') && Array.isArray(record[1]) ? (record[1] as number[]) : []));

/** A place of the reserve counted clockwise from the shield; the shield itself is 0. */
export const fromShield = (view: HeirsView, place: number): number => (place - view.shield + PLACES) % PLACES;

/** Where a place of the reserve lies on its circle. */
export function onCircle(place: number, centre: number, radius: number): { x: number; y: number } {
  const angle = ((270 + ((place - 2) * 360) / PLACES) * Math.PI) / 180;
  return { x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
}

/** How far a seat reaches, in places counted from the shield; empty places on the way are reached over. */
export function reachedPlace(view: HeirsView, seat: number): number {
  return Math.max(0, ...view.reach[seat].map((id) => fromShield(view, view.reserve.indexOf(id))));
}

/** The band over the places 1 to `count` after the shield, as a path on a circle. */
export function band(view: HeirsView, count: number, centre: number, radius: number): string {
  const from = onCircle(view.shield + 0.72, centre, radius);
  const to = onCircle(view.shield + count + 0.28, centre, radius);
  const wide = count > 3 ? 1 : 0;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${radius} ${radius} 0 ${wide} 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
