import { describe, expect, test } from 'vitest';
import { along, blob } from './geometry';
import { follow, layout, riverCourse, type Form } from './layout';

describe.each<Form>(['wide', 'tall'])('the %s board', (form) => {
  const drawn = layout(form);

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
      for (const b of drawn.spots.filter((other) => other.clearing > a.clearing)) {
        expect(Math.hypot((a.x - b.x) / (a.rx + b.rx), (a.y - b.y) / (a.ry + b.ry))).toBeGreaterThan(1.05);
      }
    }
  });
  test('keeps the order of the map from left to right', () => {
    const [one, two] = [drawn.spots[0], drawn.spots[1]];
    expect(one.x).toBeLessThan(two.x);
    expect(drawn.spots[4].y).toBeLessThan(drawn.spots[7].y);
  });
  test('has all paths and forests', () => {
    expect(drawn.routes).toHaveLength(18);
    expect(drawn.glades).toHaveLength(7);
  });
  test('grows no tree in a clearing', () => {
    for (const tree of drawn.trees) {
      for (const spot of drawn.spots) {
        expect(((tree.x - spot.x) / spot.rx) ** 2 + ((tree.y - spot.y) / spot.ry) ** 2).toBeGreaterThan(1);
      }
    }
  });
  test('is the same every time', () => expect(layout(form)).toBe(drawn));
});

test('the river passes its clearings from the top to the left', () => expect(riverCourse()).toEqual([4, 9, 10, 6, 3]));

test('arrow keys follow paths', () => {
  const drawn = layout('wide');
  const clearings = (place: number): boolean => place < drawn.spots.length;
  expect(follow(drawn, 0, 'ArrowDown', clearings)).toBe(8);
  expect(follow(drawn, 0, 'ArrowLeft', clearings)).toBeNull();
  expect(follow(drawn, 11, 'ArrowRight', clearings)).toBe(10);
  expect(follow(drawn, 0, 'Enter', clearings)).toBeNull();
});

test('arrow keys lead into forests and out of them', () => {
  const drawn = layout('wide');
  const reached = new Set([0]);
  for (const place of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = follow(drawn, place, key);
      if (next !== null) reached.add(next);
    }
  }
  expect([...reached].sort((a, b) => a - b)).toEqual([...Array(19).keys()]);
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
