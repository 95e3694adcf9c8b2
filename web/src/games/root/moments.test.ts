// Every board of every recorded moment can be drawn from what the server sends, and says nothing that has no words.

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../tools/catalogues';
import { narrow } from '../../lib/narrow';
import { GameWords, LANGUAGES, Words } from '../../lib/words';
import { GAMES } from '../registry';
import type { Moment } from './demo';
import FactionPanel from './FactionPanel.svelte';
import OpponentCard from './OpponentCard.svelte';
import RootHead from './RootHead.svelte';
import { makeTable } from './table';
import { viewOf } from './view';

const MOMENTS = import.meta.glob<Moment>('./fixtures/*.json', { eager: true, import: 'default' });
const BROKEN = /undefined|NaN|\[object|\bnull\b/;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = new Words(language, catalogue(language).text);

  test.each(Object.entries(MOMENTS))('%s', (_, { seat, welcome, update }) => {
    const view = viewOf(update, seat);
    if (!view) throw new Error('the moment has no view');
    const game = new GameWords(words, 'root', welcome.vocabulary, GAMES.root.spelling(welcome));
    const { marks } = narrow(welcome.vocabulary, update.legal);
    const props = { welcome, update, seat, chosen: [], marks, pick: () => {}, say: words.say, value: game.value };
    expect(render(RootHead, { props }).body).not.toMatch(BROKEN);
    const t = makeTable(props, view);
    expect(t.seats.length).toBeGreaterThan(2);
    for (const one of t.seats) {
      const board = render(FactionPanel, { props: { t, seat: one } }).body;
      const card = render(OpponentCard, { props: { t, seat: one, open: false, show: () => {} } }).body;
      expect(board, one).not.toMatch(BROKEN);
      expect(card, one).not.toMatch(BROKEN);
    }
    expect([...words.missing.keys()]).toEqual([]);
  });
});
