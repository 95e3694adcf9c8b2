// Where the words about a clearing stand: beside it, and over as few clearings and paths as can be.

import type { Oval, Point } from './geometry';

export type Box = Point & { width: number; height: number };

/** What a point of a path under the words counts, as an area. */
const PATH = 120;

const shared = (from: number, length: number, at: number, other: number): number =>
  Math.max(0, Math.min(from + length, at + other) - Math.max(from, at));

const overlap = (one: Box, two: Box): number =>
  shared(one.x, one.width, two.x, two.width) * shared(one.y, one.height, two.y, two.height);

const boxOf = ({ x, y, rx, ry }: Oval): Box => ({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });

/** The upper left corner of a tip of this size for a clearing; `seen` is what is in sight of the board. */
export function tipPlace(spot: Oval, size: { width: number; height: number }, gap: number, seen: Box, others: readonly Oval[], paths: readonly Point[][]): Point {
  const { width, height } = size;
  const columns = [spot.x - spot.rx - gap - width, spot.x - width / 2, spot.x + spot.rx + gap];
  const rows = [spot.y - spot.ry - gap - height, spot.y - height / 2, spot.y + spot.ry + gap];
  const held = (at: number, from: number, room: number, length: number): number => Math.max(from, Math.min(from + room - length, at));
  let best: Point & { cost: number } = { x: 0, y: 0, cost: Infinity };
  for (const column of columns) {
    for (const row of rows) {
      const box = { x: held(column, seen.x, seen.width, width), y: held(row, seen.y, seen.height, height), width, height };
      const over = [...others, spot].reduce((sum, other) => sum + overlap(box, boxOf(other)), 0);
      const crossed = paths.flat().filter(({ x, y }) => x > box.x && x < box.x + width && y > box.y && y < box.y + height).length;
      const cost = over + crossed * PATH;
      if (cost < best.cost) best = { x: box.x, y: box.y, cost };
    }
  }
  return { x: best.x, y: best.y };
}
