import { describe, expect, it } from 'vitest';
import { isRecorded, turnOf, type JudgedTurn } from './recorded';

const turn = (at: number | null): JudgedTurn => ({
  line: 1, letter: 'C', verdict: 'legal', law: '', edition: '', column: 0, deed: '', unrecorded: '', unexplained: '', remarks: [], at,
});

describe('a recorded game', () => {
  it('is told from a journal by its first line', () => {
    expect(isRecorded('Map: Fall\nDeck: Standard\n')).toBe(true);
    expect(isRecorded('// an evening\n\nDeck: E&P\n')).toBe(true);
    expect(isRecorded('C: Ada\nE: Ben\n')).toBe(true);
    expect(isRecorded('{"game":"root"}\n')).toBe(false);
    expect(isRecorded('Dear Ada,\n')).toBe(false);
  });

  it('knows the turn of a position, also where the replay ends early', () => {
    const turns = [turn(0), turn(12), turn(30), turn(null)];
    expect([0, 11, 12, 29, 99].map((at) => turnOf(turns, at))).toEqual([0, 0, 1, 1, 2]);
  });
});
