import { describe, expect, test } from 'vitest';
import type { Contents, Group, PieceKind } from '../pieces';
import { arrange, BESIDE } from './arrange';

const building = (n: number): PieceKind => ({
  word: `cats.${n}`, owner: 'cats', name: 'sawmill', building: true, total: 6, art: 'g-sawmill', suit: null, drawing: {},
});
const group = (n: number, count = 2): Group => ({ owner: `seat ${n}`, figure: null, count });
const contents = (more: Partial<Contents>): Contents => ({
  groups: [], buildings: [], tokens: [], ruin: false, free: 0, ...more,
});

describe('figures', () => {
  test('stand in the middle and never on each other', () => {
    const { figures, fold } = arrange(contents({ groups: [group(0), group(1)] }), 66);
    expect(figures.map(({ x }) => x)).toEqual([-18, 18]);
    expect(fold).toBeNull();
  });
  test('are drawn smaller when there are four', () => {
    const { figures } = arrange(contents({ groups: [0, 1, 2, 3].map((n) => group(n)) }), 78);
    expect(figures.every(({ scale }) => scale === 0.85)).toBe(true);
    expect(figures[1].x - figures[0].x).toBeCloseTo(36 * 0.85);
  });
  test('leave badge and pennant of a narrow clearing free', () => {
    const { figures, landmarks } = arrange(contents({ groups: [0, 1, 2].map((n) => group(n)) }), 60, ['black-market']);
    const half = 17 * landmarks[0].scale;
    expect(Math.max(-figures[0].x, landmarks[0].x) + half).toBeLessThanOrEqual(60 * BESIDE - 9);
    expect(landmarks[0].x - figures[2].x).toBeGreaterThan(2 * half);
  });
  test('fold the smallest groups when there are more', () => {
    const { figures, fold } = arrange(contents({ groups: [0, 1, 2, 3, 4, 5].map((n) => group(n)) }), 78);
    expect(figures).toHaveLength(3);
    expect(fold?.groups.map(({ owner }) => owner)).toEqual(['seat 3', 'seat 4', 'seat 5']);
  });
});

describe('the lower row', () => {
  test('has buildings, then the ruin, then free slots, then tokens', () => {
    const { squares, discs } = arrange(
      contents({ buildings: [building(0)], ruin: true, free: 1, tokens: [{ ...building(3), building: false, name: 'wood', count: 2 }] }),
      78,
    );
    expect(squares.map(({ what }) => (typeof what === 'string' ? what : what.name))).toEqual(['sawmill', 'ruin', 'free']);
    expect(squares[0].x).toBeLessThan(squares[1].x);
    expect(discs[0].x).toBeGreaterThan(squares[2].x);
  });
  test('stays inside the clearing however much there is', () => {
    const tokens = [0, 1, 2].map((kind) => ({ ...building(kind), building: false, count: 1 }));
    const { discs, squares, low } = arrange(contents({ free: 2, tokens }), 66);
    expect(low).toBeLessThan(1);
    const most = Math.max(...[...discs, ...squares].map(({ x }) => Math.abs(x)));
    expect(most).toBeLessThan(66);
  });
});
