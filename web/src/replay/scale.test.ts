import { describe, expect, it } from 'vitest';
import { apart, lineOf, nearest, scaleOf } from './scale';

const box = { width: 100, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
const stops = [
  { turn: 0, at: 3, points: [0, 0] },
  { turn: 1, at: 9, points: [4, -2] },
  { turn: 2, at: 20, points: [31, 8] },
];

describe('a chart', () => {
  it('has a round axis that holds all points', () => {
    const scale = scaleOf(stops, box);
    expect(scale.ticks).toEqual([-10, 0, 10, 20, 30, 40]);
    expect([scale.x(0), scale.x(2), scale.y(-10), scale.y(40)]).toEqual([10, 90, 55, 5]);
    expect(lineOf(stops, 0, scale)).toBe('M10.0 45.0L50.0 41.0L90.0 14.0');
    expect(nearest(stops, scale, 68)).toBe(stops[1]);
    expect(nearest(stops, scale, 900)).toBe(stops[2]);
  });

  it('is drawn for a game that has hardly begun', () => {
    const scale = scaleOf([{ turn: 0, at: 0, points: [0, 0] }], box);
    expect(scale.ticks.at(-1)).toBe(5);
    expect(Number.isFinite(scale.x(0))).toBe(true);
  });

  it('keeps labels apart and inside', () => {
    expect(apart([10, 12, 50], 10, 0, 60)).toEqual([10, 20, 50]);
    expect(apart([58, 59, 60], 10, 0, 60)).toEqual([40, 50, 60]);
    expect(apart([30, 20], 5, 0, 60)).toEqual([30, 20]);
  });
});
