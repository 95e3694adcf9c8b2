import { expect, test } from 'vitest';
import type { Welcome } from '../../lib/protocol';
import moment from './fixtures/marquise.json';
import { contentsOf, figuresOf, leftOf, onMap, pieceKinds, rulerOf } from './pieces';
import { dataOf, type RootView } from './view';

const data = dataOf(moment.welcome as unknown as Welcome);
const recorded = (moment.update.views as Record<string, unknown>)['0'] as RootView;
const kinds = pieceKinds(data);

test('kinds of pieces come with the description of the table', () => {
  expect(kinds[0]).toEqual({
    word: 'marquise.sawmill', owner: 'marquise', name: 'sawmill', building: true, total: 6, art: 'g-sawmill', suit: null, drawing: {},
  });
  const base = kinds.find(({ name }) => name === 'base_rabbit');
  expect(base).toMatchObject({ owner: 'alliance', building: true, art: 'g-base', suit: 'rabbit' });
  expect(kinds.find(({ name }) => name === 'post_mouse')).toMatchObject({ building: false, suit: 'mouse' });
});

test('what stands on the map and what is left are all there is', () => {
  for (const kind of kinds) expect(onMap(recorded, kind) + leftOf(recorded, kind), kind.word).toBe(kind.total);
});

test('slots are all filled or free', () => {
  const clearings = data.map.places.filter(({ kind }) => kind === 'clearing');
  expect(clearings).toHaveLength(12);
  for (const { word, slots } of clearings) {
    const { buildings, ruin, free } = contentsOf(recorded, data, kinds, word);
    expect(buildings.length + (ruin ? 1 : 0) + free, word).toBe(slots);
  }
});

test('the pennant flies for whom the view names', () => {
  const view: RootView = { ...recorded, ruler: { 1: 'alliance', 2: null, 3: 'marquise' } };
  expect(['1', '2', '3', '4'].map((place) => rulerOf(view, place))).toEqual(['alliance', null, 'marquise', null]);
});

test('a figure stands where it stands, in a forest too', () => {
  const [pawn] = figuresOf(recorded);
  const view: RootView = { ...recorded, figures: { [`${pawn.owner}.${pawn.figure}`]: 'f3' } };
  expect(contentsOf(view, data, kinds, 'f3').groups).toEqual([{ owner: pawn.owner, figure: pawn.figure, count: null }]);
});

test('tokens that lie face down are counted by owner, known ones by kind', () => {
  const marker = (kind: string | null) => ({ owner: 'marquise', place: '2', kind, open: false });
  const view: RootView = { ...recorded, pieces: {}, markers: [marker(null), marker('marquise.wood'), marker(null)] };
  const { tokens } = contentsOf(view, data, kinds, '2');
  expect(tokens.map(({ art, count }) => [art, count])).toEqual([['g-hidden', 2], ['g-wood', 1]]);
});

test('a token that lies face down is covert to whoever knows it, one that lies face up is not', () => {
  const marker = (kind: string | null, open: boolean) => ({ owner: 'marquise', place: '2', kind, open });
  const view: RootView = { ...recorded, pieces: {}, markers: [marker('marquise.wood', false), marker('marquise.keep', true), marker(null, false)] };
  const { tokens } = contentsOf(view, data, kinds, '2');
  expect(tokens.map(({ art, covert }) => [art, covert])).toEqual([['g-wood', true], ['g-keep', false], ['g-hidden', false]]);
});
