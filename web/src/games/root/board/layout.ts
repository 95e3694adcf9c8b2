// Where everything on the board lies, for wide and for tall screens, for any map that the server describes.

import type { MapData, PlaceData } from '../view';
import { bent, blob, closedPath, distanceTo, openPath, seeded, through, type Point } from './geometry';
import { courses, exits, isEnd } from './rivers';

export type Form = 'wide' | 'tall';

/** A clearing, or an area beside the map. */
export type Spot = Point & {
  place: string;
  rx: number;
  ry: number;
  /** ground, ring of light, inner and outer light of the forest */
  ground: string;
  halo: string;
  inner: string;
  outer: string;
  outline: Point[];
};
export type Route = { from: string; to: string; line: Point[]; path: string };
export type Glade = Point & { place: string; area: string; ring: string };
export type River = { line: Point[]; path: string; waves: (Point & { turn: number })[] };
export type Tree = Point & { size: number; art: string; tone: number };
export type Layout = {
  form: Form;
  width: number;
  height: number;
  /** 1 on the drawing board of the art direction */
  scale: number;
  spots: Spot[];
  routes: Route[];
  rivers: River[];
  glades: Glade[];
  patches: string[];
  trees: Tree[];
  /** where a place lies */
  at: (place: string) => Point;
  /** the places next to each one */
  next: ReadonlyMap<string, string[]>;
};

const SIZES: Record<Form, { width: number; height: number; scale: number; gap: number }> = {
  wide: { width: 746, height: 682, scale: 0.97, gap: 24 },
  tall: { width: 390, height: 468, scale: 0.61, gap: 16 },
};
/** Half-axes by the number of slots. */
const HALF: Record<number, [number, number]> = { 1: [60, 57], 2: [66, 57], 3: [78, 58] };

/** The wood goes on beyond the picture, for windows of other ratios. */
export const APRON = 120;

const cache = new WeakMap<MapData, Map<Form, Layout>>();

export function layout(map: MapData, form: Form): Layout {
  const known = cache.get(map) ?? new Map<Form, Layout>();
  cache.set(map, known);
  let made = known.get(form);
  if (!made) known.set(form, (made = draw(map, form)));
  return made;
}

type Place = Point & { rx: number; ry: number };

/** Push clearings apart, and into the picture, until their rings keep their distance. */
export function spread(places: Place[], width: number, height: number, gap: number): void {
  const margin = gap / 3 + 3;
  for (let round = 0; round < 200; round += 1) {
    let moved = false;
    for (const p of places) {
      p.x = Math.min(width - p.rx - margin, Math.max(p.rx + margin, p.x));
      p.y = Math.min(height - p.ry - margin, Math.max(p.ry + margin, p.y));
    }
    for (let i = 0; i < places.length; i += 1) {
      for (let j = i + 1; j < places.length; j += 1) {
        const [a, b] = [places[i], places[j]];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const reach = Math.hypot(dx / (a.rx + b.rx + gap), dy / (a.ry + b.ry + gap));
        if (reach >= 1) continue;
        moved = true;
        const length = Math.hypot(dx, dy) || 1;
        const by = Math.min(4, (1 / reach - 1) * length * 0.5) * 0.5 + 0.1;
        a.x -= (dx / length) * by;
        a.y -= (dy / length) * by;
        b.x += (dx / length) * by;
        b.y += (dy / length) * by;
      }
    }
    if (!moved) break;
  }
}

type Size = { width: number; height: number; scale: number };

const halfOf = (slots: number): [number, number] => HALF[Math.min(3, Math.max(1, slots))];

function draw(map: MapData, form: Form): Layout {
  const { width, height, scale, gap } = SIZES[form];
  const size: Size = { width, height, scale };
  const open = map.places.filter(({ kind }) => kind !== 'forest');
  const places: Place[] = open.map((row) => ({
    x: (row.x / 100) * width,
    y: (row.y / 100) * height,
    rx: halfOf(row.slots)[0] * scale,
    ry: halfOf(row.slots)[1] * scale,
  }));
  spread(places, width, height, gap);
  const spots = open.map(({ word }, i): Spot => {
    const p = places[i];
    const shape = (by: number): Point[] => blob(p, p.rx + by * scale, p.ry + by * scale, 40 + i);
    return {
      ...p,
      place: word,
      ground: closedPath(shape(0)),
      halo: closedPath(shape(4.4)),
      inner: closedPath(shape(11)),
      outer: closedPath(shape(24)),
      outline: shape(-5),
    };
  });
  const spotAt = new Map(spots.map((spot) => [spot.place, spot]));
  const spotOf = (place: string): Spot => found(spotAt, place);
  const random = seeded(7);
  const routes = map.paths.map(([from, to]): Route => {
    const bend = (0.05 + random() * 0.04) * (random() < 0.5 ? -1 : 1);
    const line = bent(spotOf(from), spotOf(to), bend * 0.6);
    return { from, to, line, path: openPath(line) };
  });
  const rivers = courses(map).map((course) => drawRiver(course.map(spotOf), (spot) => isEnd(map, spot.place), spots, size));
  const glades = map.places.filter(({ kind }) => kind === 'forest').map((row, i) => drawGlade(row, i, spots, spotOf, size));
  const points = new Map<string, Point>([...spots, ...glades].map((one) => [one.place, one]));
  return {
    form, width, height, scale, spots, routes, rivers, glades,
    trees: scatter(spots, routes, rivers, size),
    patches: drawPatches(width, height, scale),
    at: (place) => found(points, place),
    next: neighbours(map),
  };
}

function found<Thing>(things: ReadonlyMap<string, Thing>, place: string): Thing {
  const thing = things.get(place);
  if (thing === undefined) throw new Error(`the map has no place ${place}`);
  return thing;
}

/** A river through these clearings; where it ends it leaves the picture. */
function drawRiver(course: Spot[], ends: (spot: Spot) => boolean, spots: Spot[], { width, height, scale }: Size): River {
  const points: Point[] = [];
  course.forEach((spot, i) => {
    const next = course[i + 1];
    points.push(spot);
    if (!next) return;
    const [dx, dy] = [next.x - spot.x, next.y - spot.y];
    const sway = 0.07 * (i % 2 ? -1 : 1);
    points.push({ x: spot.x + dx * 0.36 - dy * sway, y: spot.y + dy * 0.36 + dx * sway });
    points.push({ x: spot.x + dx * 0.66 + dy * sway, y: spot.y + dy * 0.66 - dx * sway });
  });
  const [first, last] = [course[0], course[course.length - 1]];
  const picture = { width, height, scale, apron: APRON };
  if (ends(first)) points.unshift(...exits(first, picture).reverse());
  if (ends(last)) points.push(...exits(last, picture));
  const line = through(points);
  const random = seeded(23);
  const waves: (Point & { turn: number })[] = [];
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [a, b] = [line[i], line[i + 1]];
    const turn = Math.atan2(b.y - a.y, b.x - a.x);
    const side = (random() - 0.5) * 15 * scale;
    waves.push({
      x: a.x - Math.sin(turn) * side,
      y: a.y + Math.cos(turn) * side,
      turn: Math.round((turn * 180) / Math.PI),
    });
  }
  const seen = waves.filter((w) => w.x > 0 && w.x < width && !spots.some((s) => inside(s, w, 2)));
  return { line, path: openPath(line), waves: seen };
}

const inside = (spot: Spot, p: Point, by: number): boolean =>
  ((p.x - spot.x) / (spot.rx + by)) ** 2 + ((p.y - spot.y) / (spot.ry + by)) ** 2 < 1;

function drawGlade(row: PlaceData, i: number, spots: Spot[], spotOf: (place: string) => Spot, { width, height, scale }: Size): Glade {
  const p = { x: (row.x / 100) * width, y: (row.y / 100) * height };
  const [rx, ry] = [30 * scale, 22 * scale];
  for (let round = 0; round < 60; round += 1) {
    for (const spot of spots) {
      if (!inside(spot, p, rx)) continue;
      const length = Math.hypot(p.x - spot.x, p.y - spot.y) || 1;
      p.x += ((p.x - spot.x) / length) * 1.5;
      p.y += ((p.y - spot.y) / length) * 1.5;
    }
  }
  const turn = (spot: Spot): number => Math.atan2(spot.y - p.y, spot.x - p.x);
  const edge = row.around.map(spotOf).sort((a, b) => turn(a) - turn(b));
  return {
    ...p,
    place: row.word,
    area: `M${edge.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
    ring: closedPath(blob({ x: p.x, y: p.y }, rx, ry, 90 + i)),
  };
}

function drawPatches(width: number, height: number, scale: number): string[] {
  const random = seeded(5);
  return Array.from({ length: 18 }, (_, i) => {
    const at = { x: random() * (width + APRON) - APRON / 2, y: random() * (height + APRON) - APRON / 2 };
    return closedPath(blob(at, (45 + random() * 70) * scale, (35 + random() * 35) * scale, 300 + i));
  });
}

/** Folded trees, none within 21 of a path or river, none within 27 of a clearing. */
function scatter(spots: Spot[], routes: Route[], rivers: River[], { width, height, scale }: Size): Tree[] {
  const random = seeded(11);
  const lines = routes.map((route) => route.line);
  const trees: Tree[] = [];
  const grain = Math.max(scale, 0.72);
  const area = (width + 2 * APRON) * (height + 2 * APRON);
  const wanted = Math.round(((area / (746 * 682)) * 2600) / grain ** 2);
  for (let tries = 0; tries < wanted; tries += 1) {
    const p = { x: random() * (width + 2 * APRON) - APRON, y: random() * (height + 2 * APRON) - APRON };
    const big = 0.78 + random() * 0.32;
    const foot = { x: p.x, y: p.y - 8 * scale };
    if (spots.some((spot) => inside(spot, foot, 27 * scale))) continue;
    if (lines.some((line) => distanceTo(line, foot) < 21 * scale)) continue;
    if (rivers.some(({ line }) => distanceTo(line, foot) < 27 * scale)) continue;
    if (trees.some((other) => Math.hypot(other.x - p.x, (other.y - p.y) * 1.25) < 19 * grain)) continue;
    const kind = random();
    const art = kind < 0.58 ? 't-fir' : kind < 0.88 ? 't-oak' : 't-bush';
    const colour = random();
    const tone = art === 't-fir' ? (colour < 0.6 ? 0 : 1) : colour < 0.66 ? 2 : colour < 0.86 ? 3 : art === 't-bush' ? 2 : 4;
    trees.push({ ...p, size: 38 * big * grain, art, tone });
  }
  return trees.sort((a, b) => a.y - b.y);
}

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** What lies next to a place: clearings along paths and around forests, forests beside clearings and across paths. */
function neighbours({ places, paths }: MapData): Map<string, string[]> {
  const next = new Map<string, string[]>(places.map(({ word }) => [word, []]));
  const join = (one: string, other: string): void => {
    next.get(one)?.push(other);
    next.get(other)?.push(one);
  };
  for (const [one, other] of paths) join(one, other);
  const forests = places.filter(({ kind }) => kind === 'forest');
  forests.forEach((forest, i) => {
    for (const clearing of forest.around) join(forest.word, clearing);
    for (const other of forests.slice(i + 1)) {
      const between = (ends: string[]): boolean => ends.every((end) => forest.around.includes(end) && other.around.includes(end));
      if (paths.some(between)) join(forest.word, other.word);
    }
  });
  return next;
}

/** The place to which an arrow key leads, or null; places that are not open are passed over. */
export function follow(drawn: Layout, from: string, key: string, open: (place: string) => boolean = () => true): string | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: string | null = null;
  let bestFit = 0.35; // nothing that lies more sideways than ahead
  const here = drawn.at(from);
  for (const place of (drawn.next.get(from) ?? []).filter(open)) {
    const there = drawn.at(place);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const fit = (dx * direction[0] + dy * direction[1]) / Math.hypot(dx, dy);
    if (fit > bestFit) [best, bestFit] = [place, fit];
  }
  return best;
}
