import { expect, test } from 'vitest';
import type { Welcome } from '../../lib/protocol';
import moment from './fixtures/marquise.json';
import { contentsOf, onMap, pieceKinds, rulerOf } from './pieces';
import type { RootView } from './view';

const welcome = moment.welcome as unknown as Welcome;
const recorded = (moment.update.views as Record<string, unknown>)['0'] as RootView;
const kinds = pieceKinds(welcome);

test('kinds of pieces are read from the vocabulary', () => {
  expect(kinds[0]).toEqual({ kind: 0, seat: 0, name: 'sawmill', building: true, art: 'g-sawmill', suit: null, drawing: {} });
  const base = kinds.find(({ name }) => name === 'base_rabbit');
  expect(base).toMatchObject({ seat: 2, building: true, art: 'g-base', suit: 'rabbit' });
  expect(kinds.find(({ name }) => name === 'post_mouse')).toMatchObject({ building: false, suit: 'mouse' });
});

test('what stands on the map and what is left are all there is', () => {
  const sawmill = kinds[0];
  expect(onMap(recorded, sawmill.kind) + recorded.left[sawmill.kind]).toBe(6);
});

test('slots are all filled or free', () => {
  const slots = [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2];
  slots.forEach((count, clearing) => {
    const { buildings, ruin, free } = contentsOf(recorded, kinds, clearing);
    expect(buildings.length + (ruin ? 1 : 0) + free).toBe(count);
  });
});

test('the pennant flies for whom the view names', () => {
  const view: RootView = { ...recorded, ruler: [2, -1, 0] };
  expect([0, 1, 2].map((clearing) => rulerOf(view, clearing))).toEqual([2, null, 0]);
});
