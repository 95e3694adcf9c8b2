// Where things stand in a chart of points.

import type { Stop } from '../lib/replay';

export type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number };
export type Scale = { x: (turn: number) => number; y: (points: number) => number; ticks: number[]; low: number; high: number };

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 6;

/** Turns from left to right, points from below; the axis ends at a round number. */
export function scaleOf(stops: readonly Stop[], box: Box): Scale {
  const all = stops.flatMap(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(5, ...all);
  const step = STEPS.find((size) => (most - least) / size <= MOST_TICKS) ?? 200;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const turns = Math.max(1, stops.at(-1)?.turn ?? 1);
  const wide = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  return {
    x: (turn) => box.left + (turn / turns) * wide,
    y: (points) => box.top + tall - ((points - low) / (high - low)) * tall,
    ticks: Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step),
    low, high,
  };
}

/** The line of a seat: points hold until the end of the next turn. */
export const lineOf = (stops: readonly Stop[], seat: number, { x, y }: Scale): string =>
  stops.map(({ turn, points }, i) => `${i === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(points[seat]).toFixed(1)}`).join('');

/** The same heights, moved apart so that none is nearer to the next than the gap, within the bounds. */
export function apart(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height);
  let least = low;
  for (const one of order) {
    one.height = Math.max(one.height, least);
    least = one.height + gap;
  }
  let most = high;
  for (const one of order.toReversed()) {
    one.height = Math.min(one.height, most);
    most = one.height - gap;
  }
  const found = [...heights];
  for (const { height, i } of order) found[i] = height;
  return found;
}

/** The turn next to a place from left to right. */
export function nearest(stops: readonly Stop[], scale: Scale, across: number): Stop {
  return stops.reduce((best, stop) => (Math.abs(scale.x(stop.turn) - across) < Math.abs(scale.x(best.turn) - across) ? stop : best));
}
