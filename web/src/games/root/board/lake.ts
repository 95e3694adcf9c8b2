// A lake in the middle of a board: its shore, what floats and grows on it, the ways over it, and where the ferry lies.

import { bent, closedPath, distanceTo, inside, openPath, seeded, within, type Oval, type Point } from './geometry';
import type { Plant } from './growth';
import type { Route } from './layout';

type Clearing = Oval & { place: string };
/** The ferry on the water, and the plank that leads to it from the rim. */
export type Berth = Point & { plank: [Point, Point] };
export type Lake = {
  outline: Point[];
  path: string;
  waves: Point[];
  /** reeds at the rim, lilies in the shallows */
  plants: Plant[];
  /** the ways from each shore to each other */
  crossings: Route[];
  /** where the ferry lies at a clearing of the shore */
  berths: ReadonlyMap<string, Berth>;
};

const RAYS = 96;
/** Half the sand around the water, and how far it stays from paths and from other clearings. */
export const SHORE = 11;
const FROM_PATHS = 22;
const FROM_CLEARINGS = 36;
/** How far the water runs in under the clearings of its shore, as a share of their half-axes. */
const UNDER = 0.62;

const rim = ({ x, y, rx, ry }: Oval, turn: number, share = 1): Point => {
  const reach = share / Math.hypot(Math.cos(turn) / rx, Math.sin(turn) / ry);
  return { x: x + Math.cos(turn) * reach, y: y + Math.sin(turn) * reach };
};
const turnTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

export function drawLake(shore: Clearing[], others: Clearing[], paths: Point[][], scale: number): Lake {
  const middle = {
    x: shore.reduce((sum, { x }) => sum + x, 0) / shore.length,
    y: shore.reduce((sum, { y }) => sum + y, 0) / shore.length,
  };
  const outline = shoreline(middle, shore, others, paths, scale);
  const clearings = [...shore, ...others];
  return {
    outline,
    path: closedPath(outline),
    waves: waves(outline, clearings, scale),
    plants: plants(outline, clearings, scale),
    crossings: shore.flatMap((from, i) => shore.slice(i + 1).map((to) => crossing(from, to, shore, outline, scale))),
    berths: new Map(shore.map((clearing) => [clearing.place, berth(clearing, middle, outline, scale)])),
  };
}

/** From the middle outwards until the shore's clearings are reached, or something that must stay dry. */
function shoreline(middle: Point, shore: Clearing[], others: Clearing[], paths: Point[][], scale: number): Point[] {
  const corners = shore
    .map((clearing) => rim(clearing, turnTo(clearing, middle), 1 - UNDER))
    .sort((a, b) => turnTo(middle, a) - turnTo(middle, b));
  const dry = paths.map((line) => line.filter((p) => !shore.some((clearing) => inside(clearing, p, 12 * scale))));
  const isWet = (p: Point): boolean =>
    !others.some((clearing) => inside(clearing, p, FROM_CLEARINGS * scale)) && !dry.some((line) => distanceTo(line, p) < FROM_PATHS * scale);
  const turnOf = (ray: number): number => (ray / RAYS) * 2 * Math.PI - Math.PI;
  const at = (ray: number, far: number): Point => ({ x: middle.x + Math.cos(turnOf(ray)) * far, y: middle.y + Math.sin(turnOf(ray)) * far });
  const random = seeded(17);
  const limits = Array.from({ length: RAYS }, (_, i) => {
    const most = reach(middle, turnOf(i), corners, 34 * scale) * (1 - random() * 0.05);
    let far = 0;
    while (far < most && isWet(at(i, far))) far += 2;
    return Math.min(far, most);
  });
  let reached = limits;
  for (let round = 0; round < 4; round += 1) {
    const now = reached;
    // What lies under a clearing stays, for nobody sees it; smoothed it would lose narrow bays.
    reached = now.map((far, i) =>
      shore.some((clearing) => inside(clearing, at(i, far), 0)) ? far : Math.min(limits[i], (now[(i + RAYS - 1) % RAYS] + 2 * far + now[(i + 1) % RAYS]) / 4),
    );
  }
  return reached.map((far, i) => at(i, far));
}

/** How far a ray goes to the line between two corners, which bulges outwards. */
function reach(middle: Point, turn: number, corners: Point[], bulge: number): number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  for (let i = 0; i < corners.length; i += 1) {
    const [a, b] = [corners[i], corners[(i + 1) % corners.length]];
    const [ax, ay, dx, dy] = [a.x - middle.x, a.y - middle.y, b.x - a.x, b.y - a.y];
    const cross = c * dy - s * dx;
    const far = (ax * dy - ay * dx) / cross;
    const share = (ax * s - ay * c) / cross;
    if (far > 0 && share >= 0 && share <= 1) return far + bulge * Math.sin(Math.PI * share);
  }
  return Math.min(...corners.map((corner) => Math.hypot(corner.x - middle.x, corner.y - middle.y)));
}

function waves(outline: Point[], clearings: Oval[], scale: number): Point[] {
  const random = seeded(29);
  const found: Point[] = [];
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top, wide, high] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  for (let tries = 0; tries < 260 && found.length < 24; tries += 1) {
    const p = { x: left + random() * wide, y: top + random() * high };
    if (!within(outline, p) || distanceTo(outline, p) < 24 * scale) continue;
    if (clearings.some((clearing) => inside(clearing, p, 14 * scale))) continue;
    if (found.every((other) => Math.hypot(other.x - p.x, (other.y - p.y) * 1.6) > 36 * scale)) found.push(p);
  }
  return found;
}

function plants(outline: Point[], clearings: Oval[], scale: number): Plant[] {
  const random = seeded(31);
  const found: Plant[] = [];
  const apart = (p: Point, by: number): boolean => found.every((other) => Math.hypot(other.x - p.x, other.y - p.y) > by * scale);
  const dry = (p: Point, by: number): boolean => !clearings.some((clearing) => inside(clearing, p, by * scale));
  const size = 0.88 * Math.max(scale, 0.7);
  const middle = outline.reduce((sum, { x, y }) => ({ x: sum.x + x / RAYS, y: sum.y + y / RAYS }), { x: 0, y: 0 });
  for (let i = 0; i < outline.length; i += 1) {
    const edge = outline[i];
    const turn = turnTo(edge, middle);
    const at = (by: number): Point => ({ x: edge.x + Math.cos(turn) * by * scale, y: edge.y + Math.sin(turn) * by * scale });
    if (random() < 0.62) {
      const p = at(4);
      // Its stalks reach up, over whatever lies behind.
      if (dry(p, 20) && dry({ x: p.x, y: p.y - 18 * size }, 10) && apart(p, 22)) found.push({ ...p, art: 't-reed', tone: 'reed', size });
    } else {
      for (const [by, off] of [[17, 0], [26, 9], [20, -12]]) {
        const p = at(by);
        p.x += off * scale;
        if (dry(p, 14) && found.length < 30 && apart(p, 14)) found.push({ ...p, art: 't-lily', tone: 'reed', size });
        if (random() < 0.55) break;
      }
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** A way over the water: bent until it passes no third clearing, and stays on the water if it can. */
function crossing(from: Clearing, to: Clearing, shore: Clearing[], outline: Point[], scale: number): Route {
  const bends = [0, ...Array.from({ length: 24 }, (_, i) => (Math.floor(i / 2) + 1) * 0.03 * (i % 2 ? -1 : 1))];
  const ways = bends.map((bend) => bent(from, to, bend, 32));
  const third = shore.filter((clearing) => clearing !== from && clearing !== to);
  const passes = (line: Point[]): boolean => line.some((p) => third.some((clearing) => inside(clearing, p, 12 * scale)));
  const ashore = (line: Point[]): number =>
    line.filter((p) => !inside(from, p, 4 * scale) && !inside(to, p, 4 * scale) && !within(outline, p)).length;
  const free = ways.filter((line) => !passes(line));
  const line = free.find((one) => ashore(one) === 0) ?? [...free].sort((a, b) => ashore(a) - ashore(b))[0] ?? ways[0];
  return { from: from.place, to: to.place, line, path: openPath(line) };
}

/** Out on the water at the rim, where it is deepest and covers neither badge nor pennant nor number. */
function berth(clearing: Clearing, middle: Point, outline: Point[], scale: number): Berth {
  const { x, y, rx, ry } = clearing;
  const signs = [{ x: x - rx * 0.97, y: y - 26 * scale }, { x: x + rx, y: y - 36 * scale }, { x, y: y + ry + 4 * scale }];
  const towards = turnTo(clearing, middle);
  let best = { turn: towards, worth: -Infinity };
  for (let step = -7; step <= 7; step += 1) {
    const turn = towards + step * 0.14;
    const lies = rim({ ...clearing, rx: rx + 22 * scale, ry: ry + 22 * scale }, turn);
    const room = Math.min(...signs.map((sign) => Math.hypot(sign.x - lies.x, sign.y - lies.y))) / scale;
    const deep = (within(outline, lies) ? distanceTo(outline, lies) : -distanceTo(outline, lies)) / scale;
    const worth = Math.min(deep, 34) + Math.min(room, 42) - Math.abs(step);
    if (worth > best.worth) best = { turn, worth };
  }
  const at = (by: number): Point => rim({ ...clearing, rx: rx + by * scale, ry: ry + by * scale }, best.turn);
  return { ...at(22), plank: [at(3), at(17)] };
}
