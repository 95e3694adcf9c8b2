import { describe, expect, it } from 'vitest';
import type { Chair, Happened } from './protocol';
import {
  addressOf, openingOf, placeOf, Reel, seatShown, stopsOf, turnAt, turnFrom, viewersOf, type Asked, type Replay,
} from './replay';

const chairs: Chair[] = [{ seat: 0, word: 'white', yours: true }, { seat: 1, word: 'blue' }];

describe('addresses', () => {
  it('name a position and whose eyes', () => {
    expect(placeOf(new URL(addressOf('t', 12, 'full'), 'http://x').search)).toEqual({ at: 12, viewer: 'full' });
    expect(placeOf('')).toEqual({ at: null, viewer: null });
    expect(placeOf('?at=-1&as=god')).toEqual({ at: null, viewer: null });
    expect(placeOf('?at=1e9&as=1')).toEqual({ at: null, viewer: '1' });
  });
});

describe('eyes', () => {
  it('are everybody’s only after the end', () => {
    expect(viewersOf(chairs, 'running')).toEqual(['spectator', '0']);
    expect(viewersOf(chairs, 'finished')).toEqual(['full', 'spectator', '0', '1']);
  });

  it('follow whoever decides where everything is open', () => {
    const deciding = { seat: 1, step: '', law: '', since: 0, about: [] };
    expect(seatShown('spectator', deciding, 0)).toBe(-1);
    expect(seatShown('0', deciding, 1)).toBe(0);
    expect(seatShown('full', deciding, 0)).toBe(1);
    expect(seatShown('full', null, 1)).toBe(1);
  });
});

describe('turns', () => {
  const starts = [3, 10, 20];
  it('are stepped through by their beginnings', () => {
    expect([0, 3, 9, 10, 25].map((at) => turnFrom(starts, at, 1, 30))).toEqual([3, 10, 10, 20, 30]);
    expect([0, 3, 9, 10, 25].map((at) => turnFrom(starts, at, -1, 30))).toEqual([0, 0, 3, 3, 20]);
    expect([0, 3, 9, 10, 25].map((at) => turnAt(starts, at))).toEqual([0, 1, 1, 2, 3]);
  });

  it('begin where somebody decides for the first time', () => {
    const log = [-1, 0, -1, -1, 1, 0].map((seat, n): Happened => ({ n, kind: 'play', seat, at: 0 }));
    expect(openingOf([3], log)).toBe(4);
    expect(openingOf([], log)).toBe(1);
    expect(openingOf([6], log)).toBe(6);
  });

  it('have points at their ends', () => {
    const standings = [{ at: 0, points: [0, 0] }, { at: 5, points: [1, 0] }, { at: 10, points: [2, 0] }, { at: 22, points: [2, 4] }];
    expect(stopsOf({ n: 30, standings }, starts)).toEqual([
      { turn: 0, at: 3, points: [0, 0] },
      { turn: 1, at: 10, points: [2, 0] },
      { turn: 2, at: 20, points: [2, 0] },
      { turn: 3, at: 30, points: [2, 4] },
    ]);
    expect(stopsOf({ n: 20, standings }, starts).at(-1)).toEqual({ turn: 2, at: 20, points: [2, 0] });
    expect(stopsOf({ n: 0, standings: [standings[0]] }, [])).toEqual([{ turn: 0, at: 0, points: [0, 0] }]);
  });
});

describe('a reel', () => {
  const record = (n: number): Happened => ({ n, kind: 'play', seat: 0, at: 0 });
  const server = (n: number, asked: Asked[]) => (wish: Asked): Promise<Replay> => {
    asked.push(wish);
    const at = wish.at ?? n;
    if (at > n) return Promise.reject(new Error('beyond the end'));
    const since = wish.since ?? 0;
    return Promise.resolve({
      table: 't', game: 'heirs', title: '', phase: 'finished', n, at, viewer: wish.as, address: '', outcome: null,
      happened: Array.from({ length: at - since }, (_, i) => record(since + i)), views: { [-1]: { at } }, deciding: null,
      records: null, ...(wish.since === undefined ? { vocabulary: { verbs: [], words: {} }, game_data: { map: 'toy' }, words: {} } : { vocabulary: null, game_data: null, words: null }),
    });
  };

  it('opens at a place, beyond the end at the end, and asks for each position once', async () => {
    const asked: Asked[] = [];
    const reel = new Reel('full', server(50, asked));
    expect((await reel.open(900)).at).toBe(50);
    expect(reel.vocabulary).not.toBeNull();
    expect(reel.gameData).toEqual({ map: 'toy' });
    await reel.show(7);
    await reel.show(7);
    expect(asked).toEqual([{ at: 0, as: 'full' }, { at: 50, as: 'full', since: 50 }, { at: 7, as: 'full', since: 7 }]);
  });

  it('reads the log in pages, each record once', async () => {
    const asked: Asked[] = [];
    const reel = new Reel('spectator', server(1000, asked));
    await reel.open(0);
    let pages = 0;
    await reel.read(1000, () => (pages += 1));
    expect(pages).toBe(3);
    expect(reel.log.map(({ n }) => n)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });
});
