import { describe, expect, it } from 'vitest';
import { linesOf, stopsOfJudged, type JudgedMoment } from './judging';

const stream = (...pieces: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

describe('lines', () => {
  it('come whole, however they were cut', async () => {
    const found = [];
    for await (const line of linesOf(stream('{"done":0,"to', 'tal":2}\n{"done":1,"total":2}\n'))) found.push(line);
    expect(found).toEqual([{ done: 0, total: 2 }, { done: 1, total: 2 }]);
  });
});

describe('stops', () => {
  const moment: JudgedMoment = { at: 30, turn: 4, seat: 0, chances: [60, 40], played: [], agrees: true, ways: [] };
  it('are the turns, and the end if it has come', () => {
    expect(stopsOfJudged({ moments: [moment], swings: [], end: [100, 0] }, 99)).toEqual([
      { turn: 4, at: 30, points: [60, 40] },
      { turn: 5, at: 99, points: [100, 0] },
    ]);
    expect(stopsOfJudged({ moments: [moment], swings: [], end: null }, 99)).toHaveLength(1);
  });
});
