// What the boards show and say beyond the autumn one: closed paths, the ferry, the Pass, and suits that are shuffled.

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../tools/catalogues';
import { narrow, numberOf, verbMark, type Mark } from '../../lib/narrow';
import { GameWords, Words } from '../../lib/words';
import { GAMES } from '../registry';
import type { Moment } from './demo';
import lake from './fixtures/lake.json';
import mountain from './fixtures/mountain.json';
import opening from './fixtures/opening.json';
import winter from './fixtures/winter.json';
import RootTable from './RootTable.svelte';
import { viewOf, type RootView } from './view';

const words = new Words('en', catalogue('en').text);
const copyOf = (moment: unknown): Moment => structuredClone(moment) as Moment;

function drawn({ welcome, update, seat }: Moment, chosen: Mark[] = []): string {
  const game = new GameWords(words, 'root', welcome.vocabulary, GAMES.root.spelling(welcome));
  const { marks } = narrow(welcome.vocabulary, update.legal, chosen);
  return render(RootTable, { props: { welcome, update, seat, chosen, marks, pick: () => {}, say: words.say, value: game.value } }).body;
}
function viewIn(moment: Moment): RootView {
  const view = viewOf(moment.update, moment.seat);
  if (!view) throw new Error('the moment has no view');
  return view;
}
const count = (body: string, part: string): number => body.split(part).length - 1;
const verb = (moment: Moment, word: string): Mark => verbMark(numberOf(moment.welcome.vocabulary, 'verb', word));

describe('on the mountain', () => {
  const moment = copyOf(mountain);
  const { vocabulary } = moment.welcome;
  const opening = verb(moment, 'open');
  /** Closed paths that the viewer may open, as words. */
  const offered = [...new Set(moment.update.legal.filter(([number]) => number === opening.value).map(([, path]) => vocabulary.words.path[path]))];
  const closed = viewIn(moment).closed_paths;

  test('a closed path has three boulders and can be picked where an action names it', () => {
    const body = drawn(moment, [opening]);
    expect(count(body, '#root-t-boulder')).toBe(closed.length * 3);
    expect(offered.length).toBeGreaterThan(1);
    expect(offered.length).toBeLessThan(closed.length);
    const lit = [...body.matchAll(/data-path="([^"]*)"/g)].map(([, word]) => word);
    expect(lit.sort()).toEqual(offered.sort());
    const [one, two] = offered[0].split('-');
    expect(body).toContain(`role="button" aria-label="Closed path between ${one} and ${two}. Can be chosen."`);
  });
  test('nothing is lit where no action names a path', () => {
    const quiet = copyOf(mountain);
    quiet.update.legal = quiet.update.legal.filter(([number]) => number !== opening.value);
    const body = drawn(quiet);
    expect(body).not.toContain('data-path');
    expect(count(body, '#root-t-boulder')).toBe(closed.length * 3);
  });
  test('an open path that an action names is lit, too', () => {
    const opened = copyOf(mountain);
    viewIn(opened).closed_paths = [];
    const body = drawn(opened, [opening]);
    expect(body).not.toContain('#root-t-boulder');
    expect(body).toContain('aria-label="Path between');
  });
  test('clearings say what is closed and where the tower stands', () => {
    const body = drawn(moment);
    const [one, two] = closed[0];
    expect(body).toMatch(new RegExp(`data-place="${one}"[^>]*aria-label="[^"]*Closed paths? to [^".]*${two}`));
    expect(body).toMatch(/data-place="10"[^>]*aria-label="[^"]*Tower/);
    expect(count(body, '#root-l-tower" x=')).toBe(1);
    expect(count(body, 'var(--cliff-a)')).toBe(1);
    expect(body).toContain('aria-label="Mountain board with 12 clearings"');
  });
});

describe('on the lake', () => {
  const moment = copyOf(lake);
  const berth = viewIn(moment).ferry ?? '';

  test('the ferry lies at its clearing, and the shore is named', () => {
    const body = drawn(moment);
    expect(count(body, '#root-l-ferry" x=')).toBe(1);
    expect(body).toMatch(new RegExp(`data-place="${berth}"[^>]*aria-label="[^"]*Coastal clearing, Ferry`));
    expect(body.match(/aria-label="[^"]*Coastal clearing/g)).toHaveLength(4);
  });
  test('ways over the water lead to every other shore', () => {
    const from = { kind: 'clearing', value: numberOf(moment.welcome.vocabulary, 'clearing', berth) };
    expect(drawn(moment, [verb(moment, 'move'), from]).match(/class="hop[^"]* over/g)).toHaveLength(3);
  });
});

test('the suits are those of the view', () => {
  const moment = copyOf(winter);
  viewIn(moment).suits['1'] = ['mouse'];
  expect(drawn(moment)).toMatch(/data-place="1"[^>]*aria-label="Clearing 1, mouse/);
});

test('a server that knows no other boards is drawn as before', () => {
  const moment = copyOf(opening);
  const view = viewIn(moment) as Partial<RootView>;
  delete view.closed_paths;
  delete view.ferry;
  delete view.tower;
  const body = drawn(moment);
  expect(body).toContain('data-board="autumn"');
  expect(body).not.toMatch(/#root-l-|#root-t-boulder|undefined|NaN/);
});
