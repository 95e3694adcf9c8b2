import { describe, expect, it } from 'vitest';
import { seeded, spots, wood } from './scatter';

const frame = { x: -100, y: -100, width: 400, height: 300 };
const paths = (rows: ReturnType<typeof wood>): string => rows.flatMap(({ layers }) => layers.map(({ d }) => d)).join('');

describe('scenery', () => {
  it('is the same at every look', () => {
    expect(seeded('x')()).toBe(seeded('x')());
    expect(spots('a', 8)).toEqual(spots('a', 8));
    expect(paths(wood(frame, 1, () => false))).toBe(paths(wood(frame, 1, () => false)));
  });

  it('grows no tree where light falls', () => {
    expect(paths(wood(frame, 1, () => true))).toBe('');
  });

  it('keeps its trees when the picture grows', () => {
    const small = wood(frame, 1, () => false);
    const large = wood({ ...frame, height: 500 }, 1, () => false);
    expect(large.slice(0, small.length)).toEqual(small);
  });
});
