import { describe, expect, it } from 'vitest';
import type { Happened } from './protocol';
import { again, decided, followed, NOTHING, takenBack } from './tentative';

const a = { seat: 0, code: [1, 2] };
const b = { seat: 0, code: [3] };
const record = (kind: string, seat: number): Happened => ({ n: 1, kind, seat, at: 0 });

describe('a tentative turn', () => {
  it('gives back what was taken back, in order', () => {
    let turn = takenBack(takenBack(decided(decided(NOTHING, a), b)));
    expect(again(turn, 0, [a.code, b.code])).toEqual(a.code);
    turn = decided(turn, a);
    expect(again(turn, 0, [b.code])).toEqual(b.code);
    turn = decided(turn, b);
    expect(again(turn, 0, [b.code])).toBeNull();
    expect(turn.done).toEqual([a, b]);
  });

  it('offers nothing that is not legal or another seat has done', () => {
    const turn = takenBack(decided(NOTHING, a));
    expect(again(turn, 0, [b.code])).toBeNull();
    expect(again(turn, 1, [a.code])).toBeNull();
  });

  it('forgets what was taken back once something else is decided', () => {
    const turn = decided(takenBack(decided(NOTHING, a)), b);
    expect(turn).toEqual({ done: [b], undone: [] });
  });

  it('ends when chance or somebody else acts, or others were asked', () => {
    const turn = decided(NOTHING, a);
    expect(followed(turn, [record('play', 0), record('undo', 0)], [0])).toBe(turn);
    expect(followed(turn, [record('play', -1)], [0])).toBe(NOTHING);
    expect(followed(turn, [record('play', 1)], [0])).toBe(NOTHING);
    expect(followed(turn, [record('ask', 0)], [0])).toBe(NOTHING);
    expect(takenBack(NOTHING)).toBe(NOTHING);
  });
});
