import { describe, expect, test } from 'vitest';
import type { Welcome } from '../../../lib/protocol';
import moment from '../fixtures/opening.json';
import { dataOf, type MapData, type PlaceData } from '../view';
import { along, blob } from './geometry';
import { follow, layout, type Form } from './layout';
import { courses } from './rivers';

const { map } = dataOf(moment.welcome as unknown as Welcome);

describe.each<Form>(['wide', 'tall'])('the %s board', (form) => {
  const drawn = layout(map, form);

  test('keeps every clearing inside the picture', () => {
    for (const spot of drawn.spots) {
      expect(spot.x - spot.rx).toBeGreaterThan(0);
      expect(spot.x + spot.rx).toBeLessThan(drawn.width);
      expect(spot.y - spot.ry).toBeGreaterThan(0);
      expect(spot.y + spot.ry).toBeLessThan(drawn.height);
    }
  });
  test('keeps clearings apart', () => {
    for (const a of drawn.spots) {
      for (const b of drawn.spots.filter((other) => other !== a)) {
        expect(Math.hypot((a.x - b.x) / (a.rx + b.rx), (a.y - b.y) / (a.ry + b.ry))).toBeGreaterThan(1.05);
      }
    }
  });
  test('keeps the order of the map from left to right', () => {
    expect(drawn.at('1').x).toBeLessThan(drawn.at('2').x);
    expect(drawn.at('5').y).toBeLessThan(drawn.at('8').y);
  });
  test('has all paths and forests', () => {
    expect(drawn.routes).toHaveLength(18);
    expect(drawn.glades).toHaveLength(7);
  });
  test('grows no tree in a clearing', () => {
    for (const tree of drawn.plants) {
      for (const spot of drawn.spots) {
        expect(((tree.x - spot.x) / spot.rx) ** 2 + ((tree.y - spot.y) / spot.ry) ** 2).toBeGreaterThan(1);
      }
    }
  });
  test('is the same every time', () => expect(layout(map, form)).toBe(drawn));
});

test('the river passes its clearings from the top to the left', () => {
  expect(courses(map)).toEqual([['5', '10', '11', '7', '4']]);
});

describe('another map', () => {
  const place = (word: string, x: number, y: number, more: Partial<PlaceData> = {}): PlaceData => ({
    word, kind: 'clearing', x, y, slots: 1, suits: [], ruin: false, corner: false, opposite: null, around: [], ...more,
  });
  const other: MapData = {
    name: 'toy',
    places: [
      place('a', 50, 10), place('b', 20, 40), place('c', 80, 40), place('d', 50, 70, { slots: 5 }), place('e', 15, 90, { kind: 'area', slots: 0 }),
      place('w1', 35, 50, { kind: 'forest', around: ['d', 'a', 'b'] }), place('w2', 65, 50, { kind: 'forest', around: ['a', 'c', 'd'] }),
    ],
    paths: [['a', 'd'], ['a', 'b'], ['b', 'd'], ['c', 'd']],
    rivers: [['a', 'b'], ['b', 'd'], ['b', 'c']],
    closed_paths: [], river: 'water', lake: null, edge: [],
  };
  test('has a river that forks', () => expect(courses(other)).toEqual([['a', 'b', 'd'], ['b', 'c']]));
  test('may have none, or one that is a ring', () => {
    expect(courses({ ...other, rivers: [] })).toEqual([]);
    expect(courses({ ...other, rivers: [['a', 'b'], ['c', 'a'], ['b', 'c']] })).toEqual([['a', 'b', 'c', 'a']]);
    expect(layout({ ...other, rivers: [] }, 'wide').rivers).toEqual([]);
  });
  test('is drawn with all that it has', () => {
    const drawn = layout(other, 'wide');
    expect(drawn.spots.map((spot) => spot.place)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(drawn.glades.map((glade) => glade.place)).toEqual(['w1', 'w2']);
    expect(drawn.routes).toHaveLength(4);
    expect(drawn.rivers).toHaveLength(2);
    expect(drawn.next.get('w1')).toEqual(['d', 'a', 'b', 'w2']);
    expect(() => drawn.at('f1')).toThrow('f1');
  });
});

test('arrow keys follow paths', () => {
  const drawn = layout(map, 'wide');
  const clearings = (place: string): boolean => !place.startsWith('f');
  expect(follow(drawn, '1', 'ArrowDown', clearings)).toBe('9');
  expect(follow(drawn, '1', 'ArrowLeft', clearings)).toBeNull();
  expect(follow(drawn, '12', 'ArrowRight', clearings)).toBe('11');
  expect(follow(drawn, '1', 'Enter', clearings)).toBeNull();
});

test('arrow keys lead into forests and out of them', () => {
  const drawn = layout(map, 'wide');
  const reached = new Set(['1']);
  for (const place of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = follow(drawn, place, key);
      if (next !== null) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual(map.places.map(({ word }) => word).sort());
});

test('marks along a rim have equal distances', () => {
  const marks = along(blob({ x: 0, y: 0 }, 60, 57, 1), 9);
  expect(marks.length).toBeGreaterThan(30);
  for (let i = 1; i < marks.length; i += 1) {
    const step = Math.hypot(marks[i].x - marks[i - 1].x, marks[i].y - marks[i - 1].y);
    expect(step).toBeGreaterThan(7);
    expect(step).toBeLessThan(9.5);
  }
});
