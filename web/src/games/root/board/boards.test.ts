import { describe, expect, test } from 'vitest';
import type { Welcome } from '../../../lib/protocol';
import lakeMoment from '../fixtures/lake.json';
import mountainMoment from '../fixtures/mountain.json';
import autumnMoment from '../fixtures/opening.json';
import winterMoment from '../fixtures/winter.json';
import { dataOf, type MapData } from '../view';
import { closeOff, middleOf } from './closed';
import { distanceTo, inside, touches, within, type Point } from './geometry';
import { boxOf } from './growth';
import { SHORE } from './lake';
import { layout, type Form, type Spot } from './layout';
import { grounds, plaquePlace } from './plaque';
import { wayOf } from './steps';
import type { Box } from './tip';

const mapOf = (moment: unknown): MapData => dataOf((moment as { welcome: Welcome }).welcome).map;
const MAPS: Record<string, MapData> = { autumn: mapOf(autumnMoment), winter: mapOf(winterMoment), lake: mapOf(lakeMoment), mountain: mapOf(mountainMoment) };
/** Those that are closed when a game begins. */
const CLOSED: [string, string][] = [['2', '5'], ['3', '7'], ['5', '9'], ['6', '11'], ['8', '9'], ['11', '12']];
const FORMS: Form[] = ['wide', 'tall'];
/** Boards as large as they are on laptops, larger screens and phones, in pixels. */
const ON_SCREENS: Record<Form, [number, number][]> = {
  wide: [[557, 440], [557, 490], [610, 530], [668, 515], [750, 560], [700, 640], [900, 700], [1150, 1000]],
  tall: [[360, 320], [360, 400], [390, 416], [430, 470]],
};
/** The plaque with the dice; on boards up to this width it is the smaller one. */
const PLAQUES = { phone: { width: 118, height: 28 }, small: { width: 124, height: 30 }, large: { width: 176, height: 56 }, upTo: 690 };

describe.each(Object.entries(MAPS))('the %s board', (_, map) => {
  describe.each(FORMS)('when %s', (form) => {
    const drawn = layout(map, form);

    test('keeps clearings apart and inside the picture', () => {
      for (const spot of drawn.spots) {
        expect(spot.x - spot.rx).toBeGreaterThan(0);
        expect(spot.x + spot.rx).toBeLessThan(drawn.width);
        expect(spot.y - spot.ry).toBeGreaterThan(0);
        expect(spot.y + spot.ry).toBeLessThan(drawn.height);
        for (const other of drawn.spots.filter((one) => one !== spot)) {
          expect(Math.hypot((spot.x - other.x) / (spot.rx + other.rx), (spot.y - other.y) / (spot.ry + other.ry))).toBeGreaterThan(1.05);
        }
      }
    });
    test.each(ON_SCREENS[form])('has room for the dice beside everything that matters: %s x %s', (width, height) => {
      const fit = Math.min(width / drawn.width, height / drawn.height);
      const zero = { x: (width - drawn.width * fit) / 2, y: (height - drawn.height * fit) / 2 };
      const inUnits = (x: number, y: number, wide: number, high: number): Box => ({ x: (x - zero.x) / fit, y: (y - zero.y) / fit, width: wide / fit, height: high / fit });
      const plaque = form === 'tall' ? PLAQUES.phone : width <= PLAQUES.upTo ? PLAQUES.small : PLAQUES.large;
      const size = { width: plaque.width / fit, height: plaque.height / fit };
      const seen = inUnits(0, 0, width, height);
      const taken = form === 'wide' ? [inUnits(width - 142, 0, 142, 56), inUnits(width - 46, height - 78, 46, 78)] : [];
      const at = plaquePlace(drawn, size, seen, taken);
      const box = { ...at, ...size };
      expect(grounds(drawn).length).toBeGreaterThan(map.places.length - 1);
      expect(grounds(drawn).filter((oval) => touches(oval, box, 6 * drawn.scale))).toEqual([]);
      for (const other of taken) expect(box.x + box.width <= other.x || box.y >= other.y + other.height || box.y + box.height <= other.y).toBe(true);
      expect(box.x >= seen.x && box.y >= seen.y && box.x + box.width <= seen.x + seen.width && box.y + box.height <= seen.y + seen.height).toBe(true);
    });
    test('lets nothing grow on clearings, paths or water', () => {
      const { scale } = drawn;
      const near = (lines: { line: Point[] }[], foot: Point, by: number): boolean => lines.some(({ line }) => distanceTo(line, foot) <= by * scale);
      // One expectation for all of them: there are hundreds of plants.
      const wrong = drawn.plants.filter(({ x, y, art, size }) => {
        const foot = { x, y: y - 8 * scale };
        const wide = boxOf(art).width * size >= 90;
        return wide || drawn.spots.some((spot) => inside(spot, foot, 20 * scale)) || near(drawn.routes, foot, 20) || near(drawn.rivers, foot, 25);
      });
      expect(wrong).toEqual([]);
    });
    test('leads rivers around clearings that they do not link', () => {
      const linked = new Set(map.rivers.flat());
      for (const { line } of drawn.rivers) {
        for (const spot of drawn.spots.filter(({ place }) => !linked.has(place))) {
          expect(line.some((p) => inside(spot, p, 12 * drawn.scale)), spot.place).toBe(false);
        }
      }
    });
    test('has no forest on a clearing or a river', () => {
      for (const glade of drawn.glades) {
        for (const { line } of drawn.rivers) expect(distanceTo(line, glade), glade.place).toBeGreaterThan(30 * drawn.scale);
        expect(drawn.spots.filter((spot) => inside(spot, glade, 10 * drawn.scale)).map(({ place }) => place), glade.place).toEqual([]);
      }
    });
  });
});

describe.each(FORMS)('the lake when %s', (form) => {
  const map = MAPS.lake;
  const drawn = layout(map, form);
  const { lake, scale, spots, glades } = drawn;
  if (!lake) throw new Error('there is no lake');
  const coast = map.lake ?? [];
  const edge = (by: number) => (p: Point): Spot[] => spots.filter((spot) => inside(spot, p, by));

  test('touches the clearings of its shore and no others', () => {
    const touched = new Set(lake.outline.flatMap(edge(0)).map(({ place }) => place));
    expect([...touched].sort()).toEqual([...coast].sort());
    const near = new Set(lake.outline.flatMap(edge((SHORE + 8) * scale)).map(({ place }) => place));
    expect([...near].sort()).toEqual([...coast].sort());
  });
  test('leaves all paths dry', () => {
    for (const { line, from, to } of drawn.routes) {
      const open = line.filter((p) => !spots.some((spot) => inside(spot, p, 12 * scale)));
      for (const p of open) {
        expect(within(lake.outline, p), `${from}-${to}`).toBe(false);
        expect(distanceTo(lake.outline, p), `${from}-${to}`).toBeGreaterThan((SHORE + 4) * scale);
      }
    }
  });
  test('has a way from each shore to each other, past every third clearing', () => {
    expect(lake.crossings).toHaveLength((coast.length * (coast.length - 1)) / 2);
    for (const { from, to, line } of lake.crossings) {
      for (const spot of spots.filter(({ place }) => place !== from && place !== to)) {
        expect(line.some((p) => inside(spot, p, 6 * scale)), `${from}-${to} by ${spot.place}`).toBe(false);
      }
      expect(wayOf(drawn, to, from)).toEqual([...line].reverse());
    }
  });
  test('has a berth at the rim of each shore, on the water', () => {
    for (const place of coast) {
      const berth = lake.berths.get(place);
      if (!berth) throw new Error(`no berth at ${place}`);
      expect(within(lake.outline, berth), place).toBe(true);
      expect(edge(4 * scale)(berth).map((spot) => spot.place), place).toEqual([]);
      expect(edge(30 * scale)(berth).map((spot) => spot.place), place).toEqual([place]);
    }
  });
  test('leaves forests on dry land', () => {
    for (const glade of glades) {
      expect(within(lake.outline, glade), glade.place).toBe(false);
      expect(distanceTo(lake.outline, glade), glade.place).toBeGreaterThan((SHORE + 10) * scale);
    }
  });
  test('lets reeds and lilies grow at its rim only', () => {
    expect(lake.plants.length).toBeGreaterThan(8);
    for (const plant of lake.plants) {
      expect(distanceTo(lake.outline, plant)).toBeLessThan(40 * scale);
      expect(edge(8 * scale)(plant)).toEqual([]);
    }
  });
});

describe.each(FORMS)('closed paths when %s', (form) => {
  // Paths that are closed from the beginning get the room that boulders need.
  const map: MapData = { ...MAPS.mountain, closed_paths: CLOSED };
  const drawn = layout(map, form);

  test.each(CLOSED)('have their boulders on the path, between the clearings: %s-%s', (from, to) => {
    const route = drawn.routes.find((one) => one.from === from && one.to === to);
    if (!route) throw new Error('there is no such path');
    const { middle, stubs } = closeOff(route, drawn.spotOf(from), drawn.spotOf(to), drawn.scale);
    expect(distanceTo(route.line, middle)).toBe(0);
    expect(middle).toEqual(middleOf(route, drawn.spotOf(from), drawn.spotOf(to)));
    expect(drawn.spots.filter((spot) => inside(spot, middle, 4)).map(({ place }) => place)).toEqual([]);
    expect(stubs[0].startsWith('M')).toBe(true);
    expect(stubs[1].startsWith('M')).toBe(true);
  });
});
