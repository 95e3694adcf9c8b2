// A closed path: two stubs, a trace between them, and boulders in the middle of what lies between the clearings.

import { inside, openPath, type Oval, type Point } from './geometry';
import type { Route } from './layout';

export type ClosedPath = {
  route: Route;
  stubs: [string, string];
  /** where the boulders lie */
  middle: Point;
};

/** How far the stubs stay from the boulders. */
const GAP = 27;

/** The middle of a path between the rims of its clearings. */
export function middleOf({ line }: Route, from: Oval, to: Oval): Point {
  const open = line.filter((p) => !inside(from, p, 4) && !inside(to, p, 4));
  return open[Math.floor(open.length / 2)] ?? line[Math.floor(line.length / 2)];
}

export function closeOff(route: Route, from: Oval, to: Oval, scale: number): ClosedPath {
  const middle = middleOf(route, from, to);
  const at = route.line.indexOf(middle);
  const far = (p: Point): boolean => Math.hypot(p.x - middle.x, p.y - middle.y) > GAP * scale;
  return {
    route,
    middle,
    stubs: [openPath([route.line[0], ...route.line.slice(1, at).filter(far)]), openPath([...route.line.slice(at, -1).filter(far), route.line[route.line.length - 1]])],
  };
}
