// Where everything on the board lies, for wide and for tall screens, for any map that the server describes.

import type { MapData, PlaceData } from '../view';
import { bent, blob, closedPath, distanceTo, inside, openPath, pushOff, seeded, within, type Oval, type Point } from './geometry';
import { scatter, type Plant } from './growth';
import { drawLake, SHORE, type Lake } from './lake';
import { courses, drawRiver, isEnd, type River } from './rivers';

export type Form = 'wide' | 'tall';

/** A clearing, or an area beside the map. */
export type Spot = Oval & {
  place: string;
  /** ground, ring of light, inner and outer light of the forest */
  ground: string;
  halo: string;
  inner: string;
  outer: string;
  outline: Point[];
};
export type Route = { from: string; to: string; line: Point[]; path: string };
export type Glade = Oval & { place: string; area: string; ring: string };
export type Layout = {
  form: Form;
  width: number;
  height: number;
  /** 1 on the drawing board of the art direction */
  scale: number;
  spots: Spot[];
  routes: Route[];
  rivers: River[];
  lake: Lake | null;
  glades: Glade[];
  patches: string[];
  plants: Plant[];
  /** where a place lies */
  at: (place: string) => Point;
  /** the shape of a clearing */
  spotOf: (place: string) => Spot;
  /** the places next to each one */
  next: ReadonlyMap<string, string[]>;
};

/** The picture, and how far clearings stay apart: more where a path must be seen, and more again where boulders lie on it. */
const SIZES: Record<Form, { width: number; height: number; scale: number; gap: number; linked: number; closed: number }> = {
  wide: { width: 746, height: 682, scale: 0.97, gap: 24, linked: 0, closed: 0 },
  tall: { width: 390, height: 400, scale: 0.59, gap: 19, linked: 11, closed: 22 },
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

/** Push clearings apart, and into the picture, until their rings keep their distance: `gap`, and what two of them need besides. */
export function spread(places: Oval[], width: number, height: number, gap: number, more: (one: number, two: number) => number): void {
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
        const room = gap + more(i, j);
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const reach = Math.hypot(dx / (a.rx + b.rx + room), dy / (a.ry + b.ry + room));
        if (reach >= 1) continue;
        moved = true;
        const by = Math.min(4, (1 / reach - 1) * Math.hypot(dx, dy) * 0.5) * 0.5 + 0.1;
        const before = { ...a };
        pushOff(a, b, by);
        pushOff(b, before, by);
      }
    }
    if (!moved) break;
  }
}

type Size = { width: number; height: number; scale: number };

const halfOf = (slots: number): [number, number] => HALF[Math.min(3, Math.max(1, slots))];

function draw(map: MapData, form: Form): Layout {
  const { width, height, scale, gap, linked, closed } = SIZES[form];
  const size: Size = { width, height, scale };
  const open = map.places.filter(({ kind }) => kind !== 'forest');
  const places: Oval[] = open.map((row) => ({
    x: (row.x / 100) * width,
    y: (row.y / 100) * height,
    rx: halfOf(row.slots)[0] * scale,
    ry: halfOf(row.slots)[1] * scale,
  }));
  const links = (pairs: readonly [string, string][], one: number, two: number): boolean =>
    pairs.some((ends) => ends.includes(open[one].word) && ends.includes(open[two].word));
  spread(places, width, height, gap, (one, two) => (links(map.closed_paths ?? [], one, two) ? closed : links(map.paths, one, two) ? linked : 0));
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
  const rivers = courses(map).map((course) => drawRiver(course.map(spotOf), (i) => isEnd(map, course[i]), spots, { ...size, apron: APRON }));
  const paths = routes.map(({ line }) => line);
  const coast = map.lake ?? [];
  const lake = coast.length > 2 ? drawLake(coast.map(spotOf), spots.filter(({ place }) => !coast.includes(place)), paths, scale) : null;
  const outline = lake?.outline ?? null;
  const around = { spots, paths, rivers: rivers.map(({ line }) => line), lake: outline };
  const glades = map.places.filter(({ kind }) => kind === 'forest').map((row, i) => drawGlade(row, i, row.around.map(spotOf), around, size));
  const points = new Map<string, Point>([...spots, ...glades].map((one) => [one.place, one]));
  return {
    form, width, height, scale, spots, routes, rivers, lake, glades,
    plants: scatter(map.name, { ...size, apron: APRON, clearings: spots, paths, rivers: rivers.map(({ line }) => line), lake: outline }),
    patches: drawPatches(width, height, scale),
    at: (place) => found(points, place),
    spotOf,
    next: neighbours(map),
  };
}

function found<Thing>(things: ReadonlyMap<string, Thing>, place: string): Thing {
  const thing = things.get(place);
  if (thing === undefined) throw new Error(`the map has no place ${place}`);
  return thing;
}

/** What a forest's spot keeps clear of, beside clearings. */
type Around = { spots: Spot[]; paths: Point[][]; rivers: Point[][]; lake: Point[] | null };
/** Half the width of a river with its banks. */
const BANK = 15;

function drawGlade(row: PlaceData, i: number, edge: Spot[], around: Around, { width, height, scale }: Size): Glade {
  const middle = { x: (row.x / 100) * width, y: (row.y / 100) * height };
  const turn = (spot: Spot): number => Math.atan2(spot.y - middle.y, spot.x - middle.x);
  const face = [...edge].sort((a, b) => turn(a) - turn(b));
  const [rx, ry] = [30 * scale, 22 * scale];
  const p = clearSpot(middle, face, around, rx, scale);
  return {
    ...p,
    rx,
    ry,
    place: row.word,
    area: `M${face.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
    ring: closedPath(blob(p, rx, ry, 90 + i)),
  };
}

/** The nearest point of a forest with room around it, or with as much as there is: dry, and beside clearings and paths. */
function clearSpot(middle: Point, face: Point[], { spots, paths, rivers, lake }: Around, room: number, scale: number): Point {
  const tried = [middle];
  for (let far = 3; far < 130; far += 3) {
    for (let turn = 0; turn < 24; turn += 1) {
      const p = { x: middle.x + Math.cos((turn * Math.PI) / 12) * far, y: middle.y + Math.sin((turn * Math.PI) / 12) * far };
      if (within(face, p)) tried.push(p);
    }
  }
  for (let share = 1; share > 0; share -= 0.1) {
    const found = tried.find(
      (p) =>
        !spots.some((spot) => inside(spot, p, room * share)) &&
        !(lake && (within(lake, p) || distanceTo(lake, p) < room * share + SHORE * scale)) &&
        !paths.some((line) => distanceTo(line, p) < room * share * 0.8) &&
        !rivers.some((line) => distanceTo(line, p) < room * share + BANK * scale),
    );
    if (found) return found;
  }
  return middle;
}

function drawPatches(width: number, height: number, scale: number): string[] {
  const random = seeded(5);
  return Array.from({ length: 18 }, (_, i) => {
    const at = { x: random() * (width + APRON) - APRON / 2, y: random() * (height + APRON) - APRON / 2 };
    return closedPath(blob(at, (45 + random() * 70) * scale, (35 + random() * 35) * scale, 300 + i));
  });
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
