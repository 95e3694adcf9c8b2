import { describe, expect, test } from 'vitest';
import type { Welcome } from '../../lib/protocol';
import moment from './fixtures/marquise.json';
import { contentsOf, onMap, pieceKinds, rulerOf } from './pieces';
import { CLEARINGS, type RootView } from './view';

const welcome = moment.welcome as unknown as Welcome;
const recorded = (moment.update.views as Record<string, unknown>)['0'] as RootView;
const kinds = pieceKinds(welcome);

test('kinds of pieces are read from the vocabulary', () => {
  expect(kinds[0]).toEqual({ kind: 0, seat: 0, name: 'sawmill', building: true, art: 'g-sawmill', suit: null });
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

describe('the pennant', () => {
  const empty = (): RootView => ({
    ...recorded,
    hirer: -1,
    warriors: Array.from({ length: 6 * CLEARINGS }, () => 0),
    pieces: recorded.pieces.map(() => 0),
  });
  test('flies for most warriors and buildings', () => {
    const view = empty();
    view.warriors[0] = 2;
    view.warriors[2 * CLEARINGS] = 1;
    expect(rulerOf(view, kinds, 0)).toBe(0);
  });
  test('does not fly in a tie, but for the birds', () => {
    const view = empty();
    view.warriors[0] = 1;
    view.warriors[2 * CLEARINGS] = 1;
    expect(rulerOf(view, kinds, 0)).toBeNull();
    view.warriors[CLEARINGS] = 1;
    expect(rulerOf(view, kinds, 0)).toBe(1);
  });
  test('flies for the lizards wherever a garden is', () => {
    const view = empty();
    view.warriors[0] = 5;
    view.pieces[kinds.find(({ name }) => name === 'garden_fox')!.kind * CLEARINGS] = 1;
    expect(rulerOf(view, kinds, 0)).toBe(4);
  });
  test('does not fly where nobody is', () => expect(rulerOf(empty(), kinds, 3)).toBeNull());
});
