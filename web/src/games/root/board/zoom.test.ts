import { describe, expect, test } from 'vitest';
import { factorOf, MOST, panBy, reveal, whole, zoomAt } from './zoom';

const size = { width: 746, height: 682 };

describe('zooming', () => {
  test('keeps the point under the finger where it is', () => {
    const point = { x: 200, y: 300 };
    const frame = zoomAt(whole(size), size, point, 2);
    expect((point.x - frame.x) / frame.width).toBeCloseTo(point.x / size.width);
    expect((point.y - frame.y) / frame.height).toBeCloseTo(point.y / size.height);
    expect(factorOf(frame, size)).toBeCloseTo(2);
  });
  test('never shows less than the whole or more than the most', () => {
    expect(zoomAt(whole(size), size, { x: 1, y: 1 }, 0.2)).toEqual(whole(size));
    expect(factorOf(zoomAt(whole(size), size, { x: 1, y: 1 }, 99), size)).toBe(MOST);
  });
  test('back to the whole leaves no edge open', () => {
    const near = zoomAt(whole(size), size, { x: 740, y: 10 }, 3);
    expect(zoomAt(near, size, { x: 700, y: 200 }, 1 / 3)).toEqual(whole(size));
  });
});

test('panning stops at the edge', () => {
  const frame = zoomAt(whole(size), size, { x: 0, y: 0 }, 2);
  expect(panBy(frame, size, -50, -50)).toEqual(frame);
  expect(panBy(frame, size, 9999, 0).x).toBeCloseTo(size.width / 2);
});

test('what gets the focus comes into sight', () => {
  const frame = zoomAt(whole(size), size, { x: 0, y: 0 }, 2);
  const moved = reveal(frame, size, { x: 600, y: 100 }, 70);
  expect(moved.x + moved.width).toBeCloseTo(670);
  expect(moved.y).toBe(frame.y);
});
