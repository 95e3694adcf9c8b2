// A seat that has drafted its faction is drawn like any other seat of that faction.

import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { catalogue } from '../../../tools/catalogues';
import { narrow } from '../../lib/narrow';
import type { Update, Welcome } from '../../lib/protocol';
import { GameWords, Words } from '../../lib/words';
import { GAMES } from '../registry';
import type { TableProps, Told } from '../types';
import { asDrafted } from './drafted';
import moment from './fixtures/riverfolk.json';
import RootHead from './RootHead.svelte';
import RootTable from './RootTable.svelte';
import { dataOf, viewOf } from './view';

type Moment = { seat: number; welcome: Welcome; update: Update };
const words = new Words('en', catalogue('en').text);
const plain = structuredClone(moment) as unknown as Moment;

/** The recorded moment as it is when one seat has drafted its faction; `chosen` says whether it has. */
function draft(chosen: boolean): Told & { seat: number } {
  const { seat, welcome, update } = JSON.parse(JSON.stringify(moment).replaceAll('"riverfolk"', '"player-3"')) as Moment;
  const data = dataOf(welcome);
  data.owners = data.owners.map((owner) => (owner.word === 'player-3' ? { ...owner, faction: 'undecided', kinds: [], piles: [], facts: {} } : owner));
  data.setup_cards = dataOf(plain.welcome).owners.map((owner) => ({ owner, militant: false, reach: 5, dealt: null }));
  for (const view of Object.values(update.views)) Object.assign(view as object, { drafted: { 'player-3': chosen ? 'riverfolk' : null } });
  return { seat, welcome, update, chairs: welcome.chairs };
}

/** What the table is given then. */
function drawn(chosen: boolean): TableProps {
  const { seat, ...told } = draft(chosen);
  const { welcome, update } = asDrafted(told);
  const game = new GameWords(words, 'root', welcome.vocabulary, GAMES.root.spelling(welcome));
  const { marks } = narrow(welcome.vocabulary, update.legal);
  return { welcome, update, seat, chosen: [], marks, pick: () => {}, say: words.say, value: game.value };
}

test('a seat that has chosen has everything of its faction', () => {
  const { seat, ...told } = draft(true);
  const shown = asDrafted(told);
  expect(dataOf(shown.welcome).owners).toEqual(dataOf(plain.welcome).owners);
  expect(shown.welcome.vocabulary.words.seat).toEqual(plain.welcome.vocabulary.words.seat);
  expect(shown.chairs).toEqual(plain.welcome.chairs);
  expect(viewOf(shown.update, seat)).toEqual({ ...viewOf(plain.update, seat), drafted: { riverfolk: 'riverfolk' } });
  const again = asDrafted(told);
  expect(again.welcome).toBe(shown.welcome);
  expect(again.update).toBe(shown.update);
});

test('a seat that has not chosen, and a game without a draft, are told as they are', () => {
  const { welcome, update, chairs } = draft(false);
  expect(asDrafted({ welcome, update, chairs })).toEqual({ welcome, update, chairs });
  const without = { welcome: plain.welcome, update: plain.update, chairs: plain.welcome.chairs };
  expect(asDrafted(without)).toEqual(without);
});

test.each([true, false])('the table is drawn in a draft (chosen: %s)', (chosen) => {
  const props = drawn(chosen);
  expect(render(RootHead, { props }).body).not.toBe('');
  expect(render(RootTable, { props }).body.includes(words.say('root-seat-riverfolk'))).toBe(chosen);
});
