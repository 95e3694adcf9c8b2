import { describe, expect, test } from 'vitest';
import { pawnsAt, pileOf } from './boards';
import { cardOf } from './cards';
import { factionOf } from './factions';
import { alliance } from './factions/alliance/mat';
import { cult } from './factions/cult/mat';
import { eyrie } from './factions/eyrie/mat';
import { marquise } from './factions/marquise/mat';
import { riverfolk } from './factions/riverfolk/mat';
import { sortItems, vagabond, VAGABOND, type OwnItem } from './factions/vagabond/mat';
import coop from './fixtures/cooperative.json';
import eyrieMoment from './fixtures/eyrie.json';
import vagabondMoment from './fixtures/vagabond.json';
import { sum } from './numbers';
import { phaseOf } from './phase';
import { members, type Mask, type RootView } from './view';

const viewIn = (moment: { seat: number; update: { views: unknown } }): RootView =>
  (moment.update.views as Record<string, unknown>)[String(moment.seat)] as RootView;

describe('sets of cards', () => {
  test('are read bit by bit', () => expect(members(0b10110)).toEqual([1, 2, 4]));
  test('may be larger than exact numbers and then come as text', () => {
    const mask = ((1n << 57n) | 1n).toString();
    expect(members(mask)).toEqual([0, 57]);
  });
  test('may be empty', () => expect(members(0)).toEqual([]));
});

describe('numbers of the factions', () => {
  test('Marquise', () => expect(marquise([2, 1, 1])).toEqual({ actionsLeft: 2, movesLeft: 1, recruited: true }));

  test('Eyrie: leader, decree and viziers by column', () => {
    const board: Mask[] = [3, 0b0010, 0b1, 0, 0b110, 0, 1, 0, 0, 1, 2, 0, 0, 0, 0];
    const read = eyrie(board);
    expect(read.leader).toBe(3);
    expect(read.deposed).toEqual([1]);
    expect(read.column).toBe(2);
    expect(read.decree.map(({ cards }) => cards)).toEqual([[0], [], [1, 2], []]);
    expect(read.decree.map(({ viziers }) => viziers)).toEqual([1, 0, 0, 1]);
  });

  test('Alliance', () => expect(alliance([4, 1])).toEqual({ officers: 4, operations: 1 }));

  test('Cult', () => {
    const read = cult([2, 1, 5, 0b11, 0b100, 0b101]);
    expect(read).toEqual({ outcast: 2, hated: true, acolytes: 5, lostSouls: [0, 1], revealed: [2], scored: [0, 2] });
  });

  test('Riverfolk: boxes by owner, tracks by suit, prices', () => {
    const board = Array.from({ length: 41 }, () => 0);
    board[0] = 2; // payments of the first seat
    board[6 + 1] = 3; // funds of the second
    board[18 + 6 + 2] = 1; // on the rabbits' track, the third seat's
    board.splice(36, 3, 1, 2, 4);
    board[40] = -1;
    const read = riverfolk(board);
    expect(sum(read.payments)).toBe(2);
    expect(read.funds[1]).toBe(3);
    expect(read.spaces[1][2]).toBe(1);
    expect(read.prices).toEqual([1, 2, 4]);
    expect(read.hirer).toBe(-1);
  });

  test('Vagabond: as recorded', () => {
    const view = viewIn(vagabondMoment);
    const read = vagabond(view.boards[3]);
    expect(read.items.length).toBeGreaterThan(3);
    expect(read.questsOpen).toHaveLength(3);
    expect(pawnsAt(view, read.place)).toEqual([3]);
  });
});

test('items lie on their tracks while ready, else in the satchel or among the damaged', () => {
  const own = (item: number, condition: OwnItem['condition']): OwnItem => ({ item, condition });
  const tea = Array.from({ length: 4 }, () => own(5, 'ready'));
  const { tracks, satchel, damaged } = sortItems([...tea, own(6, 'exhausted'), own(4, 'ready'), own(0, 'damaged')]);
  expect(tracks.map((track) => track.length)).toEqual([3, 0, 0]);
  expect(satchel).toEqual([own(5, 'ready'), own(6, 'exhausted'), own(4, 'ready')]);
  expect(damaged).toEqual([own(0, 'damaged')]);
});

describe('piles', () => {
  test('follow the hands in the order of the seats', () => {
    const view = { factions: ['mechanical-marquise', 'alliance', 'vagabond'] } as RootView;
    expect([0, 1, 2].map((seat) => pileOf(view, seat))).toEqual([3, 8, -1]);
  });
  test('fit the recorded zones', () => {
    const view = viewIn(coop);
    expect(pileOf(view, 1)).toBe(view.hidden.length - 1);
    expect(view.known[pileOf(view, 1)]).toHaveLength(view.hidden[pileOf(view, 1)]);
  });
});

test('the second Vagabond has the board of the first', () => {
  expect(factionOf('vagabond-2')).toBe('vagabond');
  const board: Mask[] = Array.from({ length: VAGABOND.AIDS + 7 }, () => 0);
  board[VAGABOND.PLACE] = 14;
  expect(pawnsAt({ factions: ['vagabond-2'], boards: [board] } as RootView, 14)).toEqual([0]);
});

test('copies of a card have one name', () => {
  expect(cardOf('tax_collector-3').name).toBe('tax_collector');
  expect(cardOf('royal_claim').cost).toEqual(['any', 'any', 'any', 'any']);
  expect(cardOf('spy_fox').kind).toBe('spy');
});

test('the decree is resolved in Daylight', () => expect(phaseOf(viewIn(eyrieMoment))).toBe('daylight'));
