// Where everything on the board lies, for wide and for tall screens. The graph comes from the map's data.

import map from '../data/autumn.json';
import { bent, blob, closedPath, distanceTo, openPath, seeded, through, type Point } from './geometry';
import type { Suit } from '../view';

export type Form = 'wide' | 'tall';

export type Spot = Point & {
  clearing: number;
  suit: Suit;
  slots: number;
  rx: number;
  ry: number;
  /** ground, ring of light, inner and outer light of the forest */
  ground: string;
  halo: string;
  inner: string;
  outer: string;
  outline: Point[];
};
export type Route = { from: number; to: number; line: Point[]; path: string };
export type Glade = Point & { forest: number; area: string; ring: string };
export type Tree = Point & { size: number; art: string; tone: number };
export type Layout = {
  form: Form;
  width: number;
  height: number;
  /** 1 on the drawing board of the art direction */
  scale: number;
  spots: Spot[];
  routes: Route[];
  river: { line: Point[]; path: string; waves: (Point & { turn: number })[] };
  glades: Glade[];
  patches: string[];
  trees: Tree[];
};

const SIZES: Record<Form, { width: number; height: number; scale: number; gap: number }> = {
  wide: { width: 746, height: 682, scale: 0.97, gap: 24 },
  tall: { width: 390, height: 468, scale: 0.61, gap: 16 },
};
/** Half-axes by the number of slots. */
const HALF: Record<number, [number, number]> = { 1: [60, 57], 2: [66, 57], 3: [78, 58] };

/** The wood goes on beyond the picture, for windows of other ratios. */
export const APRON = 120;

const cache = new Map<Form, Layout>();

export function layout(form: Form): Layout {
  let made = cache.get(form);
  if (!made) cache.set(form, (made = draw(form)));
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

function draw(form: Form): Layout {
  const { width, height, scale, gap } = SIZES[form];
  const places: Place[] = map.clearings.map((row) => ({
    x: (row.x / 100) * width,
    y: (row.y / 100) * height,
    rx: HALF[row.slots][0] * scale,
    ry: HALF[row.slots][1] * scale,
  }));
  spread(places, width, height, gap);
  const spots = map.clearings.map((row, i): Spot => {
    const p = places[i];
    const shape = (by: number): Point[] => blob(p, p.rx + by * scale, p.ry + by * scale, 40 + i);
    return {
      ...p,
      clearing: i,
      suit: row.suit as Suit,
      slots: row.slots,
      ground: closedPath(shape(0)),
      halo: closedPath(shape(4.4)),
      inner: closedPath(shape(11)),
      outer: closedPath(shape(24)),
      outline: shape(-5),
    };
  });
  const random = seeded(7);
  const routes = map.paths.map(([from, to]): Route => {
    const bend = (0.05 + random() * 0.04) * (random() < 0.5 ? -1 : 1);
    const line = bent(spots[from - 1], spots[to - 1], bend * 0.6);
    return { from: from - 1, to: to - 1, line, path: openPath(line) };
  });
  const river = drawRiver(spots, width, height, scale);
  const trees = scatter(spots, routes, river.line, { width, height, scale });
  return {
    form, width, height, scale, spots, routes, river, trees,
    glades: drawGlades(spots, { width, height, scale }),
    patches: drawPatches(width, height, scale),
  };
}

/** The clearings on the river from one end to the other. */
export function riverCourse(): number[] {
  const next = new Map<number, number[]>();
  for (const [a, b] of map.rivers) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  const ends = [...next.keys()].filter((c) => next.get(c)?.length === 1);
  const topmost = ends.sort((a, b) => map.clearings[a - 1].y - map.clearings[b - 1].y)[0];
  const course = [topmost];
  for (let at = topmost; ;) {
    const on = next.get(at)?.find((c) => !course.includes(c));
    if (on === undefined) return course.map((c) => c - 1);
    course.push(on);
    at = on;
  }
}

function drawRiver(spots: Spot[], width: number, height: number, scale: number): Layout['river'] {
  const course = riverCourse().map((c) => spots[c]);
  const [first, last] = [course[0], course[course.length - 1]];
  const points: Point[] = [
    { x: first.x + 60 * scale, y: -APRON },
    { x: first.x + 26 * scale, y: -40 },
  ];
  course.forEach((spot, i) => {
    const next = course[i + 1];
    points.push(spot);
    if (!next) return;
    const [dx, dy] = [next.x - spot.x, next.y - spot.y];
    const sway = 0.07 * (i % 2 ? -1 : 1);
    points.push({ x: spot.x + dx * 0.36 - dy * sway, y: spot.y + dy * 0.36 + dx * sway });
    points.push({ x: spot.x + dx * 0.66 + dy * sway, y: spot.y + dy * 0.66 - dx * sway });
  });
  points.push({ x: -40, y: Math.min(height, last.y + 30 * scale) });
  points.push({ x: -APRON, y: Math.min(height, last.y + 36 * scale) });
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

function drawGlades(spots: Spot[], size: { width: number; height: number; scale: number }): Glade[] {
  return map.forests.map((row, forest) => {
    const p = { x: (row.x / 100) * size.width, y: (row.y / 100) * size.height };
    const [rx, ry] = [30 * size.scale, 22 * size.scale];
    for (let round = 0; round < 60; round += 1) {
      for (const spot of spots) {
        if (!inside(spot, p, rx)) continue;
        const length = Math.hypot(p.x - spot.x, p.y - spot.y) || 1;
        p.x += ((p.x - spot.x) / length) * 1.5;
        p.y += ((p.y - spot.y) / length) * 1.5;
      }
    }
    return {
      ...p,
      forest,
      area: `M${row.boundary.map((c) => `${spots[c - 1].x} ${spots[c - 1].y}`).join('L')}Z`,
      ring: closedPath(blob({ x: p.x, y: p.y }, rx, ry, 90 + forest)),
    };
  });
}

function drawPatches(width: number, height: number, scale: number): string[] {
  const random = seeded(5);
  return Array.from({ length: 18 }, (_, i) => {
    const at = { x: random() * (width + APRON) - APRON / 2, y: random() * (height + APRON) - APRON / 2 };
    return closedPath(blob(at, (45 + random() * 70) * scale, (35 + random() * 35) * scale, 300 + i));
  });
}

/** Folded trees, none within 21 of a path or river, none within 27 of a clearing. */
function scatter(
  spots: Spot[], routes: Route[], river: Point[], size: { width: number; height: number; scale: number },
): Tree[] {
  const { width, height, scale } = size;
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
    if (distanceTo(river, foot) < 27 * scale) continue;
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

/** What lies next to a place: clearings along paths and around forests, forests beside clearings and forests. */
const NEXT: number[][] = [
  ...map.clearings.map(({ neighbors }, i) => [
    ...neighbors.map((c) => c - 1),
    ...map.forests.flatMap(({ clearings }, forest) => (clearings.includes(i + 1) ? [map.clearings.length + forest] : [])),
  ]),
  ...map.forests.map(({ id, clearings }) => [
    ...clearings.map((c) => c - 1),
    ...map.forests.flatMap((other, forest) =>
      other.id !== id && map.forest_adjacency.some(({ forests }) => forests.includes(id) && forests.includes(other.id))
        ? [map.clearings.length + forest]
        : [],
    ),
  ]),
];

/** The place to which an arrow key leads, or null; places that are not open are passed over. */
export function follow(drawn: Layout, from: number, key: string, open: (place: number) => boolean = () => true): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: number | null = null;
  let bestFit = 0.35; // nothing that lies more sideways than ahead
  const at = (place: number): Point => drawn.spots[place] ?? drawn.glades[place - drawn.spots.length];
  for (const next of NEXT[from].filter(open)) {
    const [dx, dy] = [at(next).x - at(from).x, at(next).y - at(from).y];
    const fit = (dx * direction[0] + dy * direction[1]) / Math.hypot(dx, dy);
    if (fit > bestFit) [best, bestFit] = [next, fit];
  }
  return best;
}
