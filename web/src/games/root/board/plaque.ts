// Where a plaque lies on the board: over no clearing, forest or berth, and over as few paths as can be.

import { touches, type Oval, type Point } from './geometry';
import type { Layout } from './layout';
import type { Box } from './tip';

/**
 * How far it stays away from what is drawn there, which has a ring of light and a wobble: less where there is no room for
 * more, at last over a rim. And from the edge of what is seen.
 */
const CLEAR = [8, 4, 1, -6];
const EDGE = 4;
/** How far apart the places are that are tried. */
const STEP = 3;
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
  const corner = { x: seen.x + EDGE, y: seen.y + seen.height - EDGE - size.height };
  for (const clear of CLEAR) {
    const found = freePlace(drawn, size, seen, taken, corner, clear * drawn.scale);
    if (found) return found;
  }
  return corner;
}

/** Of all places with so much room around them the one nearest to the corner that covers few paths. */
function freePlace(
  drawn: Layout, size: { width: number; height: number }, seen: Box, taken: readonly Box[], corner: Point, clear: number,
): Point | null {
  const ovals = grounds(drawn);
  const points = drawn.routes.flatMap(({ line }) => line);
  let [best, least]: [Point | null, number] = [null, Infinity];
  for (let y = corner.y; y >= seen.y + EDGE; y -= STEP * drawn.scale) {
    for (let x = corner.x; x + size.width <= seen.x + seen.width - EDGE; x += STEP * drawn.scale) {
      const away = Math.hypot(x - corner.x, y - corner.y);
      const box = { x, y, ...size };
      if (away >= least || !taken.every((other) => apart(box, other)) || ovals.some((oval) => touches(oval, box, clear))) continue;
      const crossed = points.filter((p) => p.x > x && p.x < x + size.width && p.y > y && p.y < y + size.height).length;
      const cost = away + crossed * PATH;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}
