// A faction of which the client knows nothing, with a helper that has no seat: the table draws it all the same.

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../tools/catalogues';
import { narrow } from '../../lib/narrow';
import type { Update, Welcome } from '../../lib/protocol';
import { GameWords, Words } from '../../lib/words';
import { GAMES } from '../registry';
import FactionPanel from './FactionPanel.svelte';
import { folderOf, lookOf } from './factions';
import moment from './fixtures/riverfolk.json';
import OpponentCard from './OpponentCard.svelte';
import RootHead from './RootHead.svelte';
import RootTable from './RootTable.svelte';
import { makeTable } from './table';
import { dataOf, viewOf } from './view';

const words = new Words('en', catalogue('en').text);

/** The recorded moment with its last faction under another name, and with a band of helpers on the map. */
function strange() {
  const { seat, welcome, update } = JSON.parse(JSON.stringify(moment).replaceAll('riverfolk', 'beavers')) as {
    seat: number; welcome: Welcome; update: Update;
  };
  const data = dataOf(welcome);
  const owner = data.owners.find(({ word }) => word === 'beavers');
  if (!owner) throw new Error('nobody was renamed');
  owner.piles.push('beavers.pile');
  owner.figures.push('chief');
  data.owners.push({ word: 'band', faction: 'band', seat: false, warriors: 4, plays: false, kinds: [], figures: [], piles: [], colours: [], facts: {} });
  const view = viewOf(update, seat);
  if (!view) throw new Error('the moment has no view');
  view.mats.beavers = { dams_built: 3, mood: 'fox', stored: { sword: 2 }, resting: true, lodge: null };
  view.hands['beavers.pile'] = { count: 3, known: ['tax_collector-1'] };
  view.figures['beavers.chief'] = 'f2';
  view.warriors.band = { 9: 3, f4: 1 };
  view.markers = [{ owner: 'beavers', place: '1', kind: null, open: false }];
  view.suits['1'] = ['fox', 'mouse'];
  view.closed_paths = [data.map.paths[0]];
  Object.assign(view, { sealed: ['2'], ferry: '3', tower: '4' });
  const game = new GameWords(words, 'root', welcome.vocabulary, GAMES.root.spelling(welcome));
  const stage = narrow(welcome.vocabulary, update.legal);
  return { props: { welcome, update, seat, chosen: [], marks: stage.marks, pick: () => {}, say: words.say, value: game.value }, view };
}

const text = (html: string): string => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('a faction without a folder', () => {
  const { props, view } = strange();
  const t = makeTable(props, view);

  test('has a panel with all that its mat, its pieces and its piles hold', () => {
    expect(folderOf('beavers')).toBeUndefined();
    const shown = text(render(FactionPanel, { props: { t, seat: 'beavers' } }).body);
    for (const part of ['dams built 3', 'mood fox', 'stored sword: 2', 'resting yes', 'lodge –', 'chief', 'Pile: 3', 'Tax Collec\u00ADtor']) {
      expect(shown).toContain(part);
    }
    expect(shown).toContain('on the map');
    expect(shown).not.toContain('[object');
  });

  test('has a card among the others, in a spare colour', () => {
    const { body } = render(OpponentCard, { props: { t, seat: 'beavers', open: false, show: () => {} } });
    expect(body).toContain(lookOf('beavers').body);
    expect(text(body)).toContain('On the map');
  });

  test('stands on the board with its helpers, in forests too', () => {
    const { body } = render(RootTable, { props });
    expect(body).toContain('#root-w-beavers');
    expect(body).toContain('#root-w-band');
    for (const sign of ['g-hidden', 'g-closed', 'l-ferry', 'l-tower', 't-boulder']) expect(body).toContain(`#root-${sign}`);
    expect(body).toMatch(/data-place="f2"[^>]*aria-label="[^"]*beavers/);
    expect(body).toMatch(/data-place="f4"[^>]*aria-label="[^"]*band: 1 warrior/);
    expect(body).toMatch(/data-place="1"[^>]*aria-label="Clearing 1, fox \/ mouse[^"]*Face down: beavers/);
    expect(body).toMatch(/data-place="2"[^>]*aria-label="[^"]*Closed/);
  });

  test('is on the track of points', () => {
    expect(render(RootHead, { props }).body).toContain('#root-e-beavers');
  });
});
