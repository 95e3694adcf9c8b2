import { describe, expect, test } from 'vitest';
import type { Update, Welcome } from '../../lib/protocol';
import { cardsElsewhere } from './cardsElsewhere';
import { itemsOf, roomFor, sortItems, type Condition, type Facts, type Mat, type OwnItem } from './factions/vagabond/mat';
import coop from './fixtures/cooperative.json';
import eyrieMoment from './fixtures/eyrie.json';
import shop from './fixtures/shop.json';
import two from './fixtures/two-vagabonds.json';
import vagabondMoment from './fixtures/vagabond.json';
import { inWords } from './inWords';
import { cardOf, factsOf, handOf, makeTable, matOf, pilesOf, seatsOf, standsAt, suitsOf, type Table } from './table';
import { viewOf } from './view';

function tableOf(moment: { seat: number; welcome: unknown; update: unknown }): Table {
  const [welcome, update] = [moment.welcome as Welcome, moment.update as Update];
  const view = viewOf(update, moment.seat);
  if (!view) throw new Error('the moment has no view');
  const value = (kind: string, number: number): string => `${kind} ${number}`;
  return makeTable({ welcome, update, seat: moment.seat, marks: [], chosen: [], pick: () => {}, say: (key) => key, value }, view);
}

describe('a table', () => {
  const t = tableOf(vagabondMoment);
  test('knows its seats, the viewer and the places by name', () => {
    expect(t.seats).toEqual(t.welcome.vocabulary.words.seat);
    expect(t.me).toBe(t.seats[vagabondMoment.seat]);
    expect(tableOf({ ...vagabondMoment, seat: vagabondMoment.seat }).cards).toBe(t.cards); // described once
    expect(suitsOf(t, '1')).toEqual(['fox']);
    expect(t.groundSuits).toEqual(['fox', 'rabbit', 'mouse']);
  });
  test('names what the vocabulary knows', () => {
    expect(t.named('seat', t.seats[1])).toBe('seat 1');
    expect(t.named('seat', 'beavers')).toBe('beavers');
  });
  test('knows its cards: copies share a name', () => {
    expect(cardOf(t, 'tax_collector-3').name).toBe('tax_collector');
    expect(cardOf(t, 'royal_claim').cost).toEqual(['any', 'any', 'any', 'any']);
    expect(cardOf(tableOf(coop), 'spy_fox').kind).toBe('spy');
    expect(cardOf(t, 'beaver-1').name).toBe('beaver-1');
  });
  test('has the phase of the turn', () => expect(tableOf(eyrieMoment).view.phase).toBe('daylight'));
});

describe('the Vagabond', () => {
  const t = tableOf(vagabondMoment);
  const me = t.me ?? '';
  test('stands at one place; who leads warriors does not', () => {
    expect(standsAt(t, me)).toBe(t.view.figures[`${me}.pawn`]);
    expect(t.seats.filter((seat) => standsAt(t, seat))).toEqual([me]);
    expect(standsAt(t, null)).toBeUndefined();
  });
  test('has items by condition, and quests that the tables describe', () => {
    const own = matOf<Mat>(t, me);
    expect(itemsOf(own, t.data.items).length).toBeGreaterThan(3);
    expect(own.quests).toHaveLength(3);
    const described = factsOf<Facts>(t, me).quests.map(({ word }) => word);
    expect(own.quests.filter((word) => !described.includes(word))).toEqual([]);
  });
  test('keeps items on their tracks while ready, else in the satchel or among the damaged', () => {
    const own = (item: string, condition: Condition): OwnItem => ({ item, condition });
    const tea = Array.from({ length: 4 }, () => own('tea', 'ready'));
    const room = { tracked: ['tea', 'coin', 'bag'], track_room: 3, exhausted_on_tracks: false };
    const { tracks, satchel, damaged } = sortItems([...tea, own('coin', 'exhausted'), own('sword', 'ready'), own('boots', 'damaged')], room);
    expect([...tracks.values()].map((track) => track.length)).toEqual([3, 0, 0]);
    expect(satchel).toEqual([own('tea', 'ready'), own('coin', 'exhausted'), own('sword', 'ready')]);
    expect(damaged).toEqual([own('boots', 'damaged')]);
  });
  test('keeps exhausted items on their tracks by the early Law, and counts bags face up only', () => {
    const own = (item: string, condition: Condition): OwnItem => ({ item, condition });
    const facts = { ...factsOf<Facts>(t, me), exhausted_on_tracks: true };
    const bags = [own('bag', 'ready'), own('bag', 'ready'), own('bag', 'exhausted'), own('bag', 'exhausted')];
    const sorted = sortItems([...bags, own('coin', 'exhausted'), own('boots', 'exhausted')], facts);
    expect([...sorted.tracks.values()].map((track) => track.length)).toEqual([0, 1, 3]);
    expect(sorted.satchel).toEqual([own('bag', 'exhausted'), own('boots', 'exhausted')]);
    expect(roomFor(sorted, facts)).toBe(facts.satchel_room + 2 * facts.room_per_bag);
  });
  test('may sit at the table twice', () => {
    const both = tableOf(two);
    expect(seatsOf(both, 'vagabond')).toEqual(['vagabond', 'vagabond-2']);
    expect(both.me && matOf<Mat>(both, both.me).character).not.toBeNull();
  });
});

test('piles are hands of their own', () => {
  const t = tableOf(coop);
  const supporters = pilesOf(t, t.me ?? '');
  expect(supporters).toHaveLength(1);
  expect(handOf(t, supporters[0]).known).toHaveLength(handOf(t, supporters[0]).count);
  expect(pilesOf(t, t.seats[0])).toHaveLength(t.welcome.vocabulary.words.slot.length);
});

test('cards on a board that is out of sight are shown beside the hand', () => {
  const t = tableOf(shop);
  const seller = t.seats.find((seat) => seat !== t.me && handOf(t, seat).known.length > 0) ?? '';
  const sold = handOf(t, seller).known;
  const asking = { ...t, lights: { verbOpen: false, legalWords: () => sold } } as unknown as Table;
  expect(sold).not.toEqual([]);
  expect(cardsElsewhere(asking, seller)).toEqual([]);
  expect(cardsElsewhere(asking, null)).toEqual(sold);
});

describe('what nobody has drawn', () => {
  const t = tableOf(shop);
  test('is told in words', () => {
    expect(inWords(t, null)).toBe('–');
    expect(inWords(t, true)).toBe('root-web-yes');
    expect(inWords(t, ['fox', 'mouse'])).toBe('suit 0, suit 2');
    expect(inWords(t, { fox: 2, mouse: 0, [t.seats[0]]: { sword: 1 } })).toBe('suit 0: 2, seat 0: item 4: 1');
    expect(inWords(t, { lost_souls: [] })).toBe('–');
    expect(inWords(t, 'wide_open')).toBe('wide open');
  });
  test('can be told of every mat that was recorded', () => {
    for (const moment of [coop, eyrieMoment, shop, two, vagabondMoment]) {
      const table = tableOf(moment);
      for (const seat of table.seats) {
        for (const value of Object.values(table.view.mats[seat])) expect(inWords(table, value)).not.toContain('[object');
      }
    }
  });
});
