// Where a plaque lies on the board: over no clearing, forest or berth, and over as few paths as can be.

import { touches, type Oval, type Point } from './geometry';
import type { Layout } from './layout';
import type { Box } from './tip';

/** How far it stays away from what is drawn there, which has a ring of light and a wobble, and from the edge of what is seen. */
const CLEAR = 8;
const EDGE = 4;
/** How far apart the places are that are tried. */
const STEP = 5;
/** What a point of a path below the plaque counts, as a way from the corner. */
const PATH = 12;
/** Half the length of a ferry in its berth. */
const BERTH = 26;

/** What must stay in sight: whatever stands somewhere, stands there. */
export function grounds({ spots, glades, lake, scale }: Layout): Oval[] {
  const berths = [...(lake?.berths.values() ?? [])].map(({ x, y }) => ({ x, y, rx: BERTH * scale, ry: BERTH * scale }));
  return [...spots, ...glades, ...berths];
}

const apart = (one: Box, two: Box): boolean =>
  one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y || two.y + two.height <= one.y;

/**
 * The upper left corner of a plaque of this size, near the lower left corner of what is seen of the board; `taken` are
 * other plaques. Where nothing is free it is the corner itself.
 */
export function plaquePlace(drawn: Layout, size: { width: number; height: number }, seen: Box, taken: readonly Box[]): Point {
  const ovals = grounds(drawn);
  const points = drawn.routes.flatMap(({ line }) => line);
  const [left, low] = [seen.x + EDGE, seen.y + seen.height - EDGE - size.height];
  let best: Point & { cost: number } = { x: left, y: low, cost: Infinity };
  for (let y = low; y >= seen.y + EDGE; y -= STEP * drawn.scale) {
    for (let x = left; x + size.width <= seen.x + seen.width - EDGE; x += STEP * drawn.scale) {
      const away = Math.hypot(x - left, y - low);
      const box = { x, y, ...size };
      if (away >= best.cost || !taken.every((other) => apart(box, other)) || ovals.some((oval) => touches(oval, box, CLEAR * drawn.scale))) continue;
      const crossed = points.filter((p) => p.x > x && p.x < x + size.width && p.y > y && p.y < y + size.height).length;
      const cost = away + crossed * PATH;
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}
