import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../../tools/catalogues';
import type { Welcome } from '../../lib/protocol';
import { Words } from '../../lib/words';
import { HYPHENATED, textOf } from './cards';
import { allLooks } from './factions';
import together from './fixtures/cooperative.json';
import { cardName, cardOf } from './table';
import { dataOf } from './view';

const here = import.meta.dirname;
const WIDEST = 8; // letters

/** Keys with the variables that each message names. */
function messages(language: string): Map<string, string> {
  const folders = readdirSync(join(here, 'factions')).map((name) => join(here, 'factions', name, `${language}.ftl`));
  const text = [join(here, '../../locale', language, 'root-web.ftl'), ...folders].map((file) => readFileSync(file, 'utf8')).join('\n');
  return new Map(
    text
      .split(/^(?=[a-z])/m)
      .filter((part) => part.startsWith('root-web-'))
      .map((part) => [part.split(' ')[0], [...new Set(part.match(/\$\w+/g))].sort().join(' ')]),
  );
}

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(here, name), 'utf8'));

test('both languages have the same messages with the same variables', () => {
  expect(messages('en')).toEqual(messages('de'));
});

test('every message that the table asks for by name is there', () => {
  const known = messages('de');
  const asked = sources.flatMap((text) => [...text.matchAll(/'(root-web-[\w-]+)'/g)].map(([, key]) => key));
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
  expect(asked.length).toBeGreaterThan(40);
});

test('every card has a sentence, and every long name its soft hyphens', () => {
  const known = messages('de');
  const { cards } = dataOf(together.welcome as unknown as Welcome); // with the spies
  expect(cards.map(textOf).filter((key) => !known.has(key))).toEqual([]);
  expect([...HYPHENATED].filter((name) => !known.has(`root-web-title-${name}`))).toEqual([]);
});

test('no part of a card’s title is wider than a card of a phone', () => {
  const { cards } = dataOf(together.welcome as unknown as Welcome);
  for (const language of ['de', 'en'] as const) {
    const words = new Words(language, catalogue(language).text);
    const table = {
      cards: new Map(cards.map((card) => [card.word, card])),
      say: words.say,
      named: (kind: string, word: string): string => words.say(`root-${kind}-${cardOf(table, word).name}`),
    };
    const parts = cards.flatMap(({ word }) => cardName(table, word).split(/[\s\u00AD-]/));
    expect(parts.filter((part) => part.length > WIDEST)).toEqual([]);
  }
});

test('the cards of the other deck have a sentence and a title that fits, too', () => {
  const file = join(here, '../../../../src/lichtung/root/data/exiles_deck.json');
  const { cards } = JSON.parse(readFileSync(file, 'utf8')) as { cards: { id: string; kind: string }[] };
  const known = messages('de');
  const lasting = cards.filter(({ kind }) => kind === 'persistent');
  expect(lasting.filter(({ id }) => !known.has(`root-web-text-${id}`))).toEqual([]);
  for (const language of ['de', 'en'] as const) {
    const words = new Words(language, catalogue(language).text);
    const titles = cards.map(({ id }) => words.say(HYPHENATED.has(id) ? `root-web-title-${id}` : `root-card-${id}`));
    const parts = titles.flatMap((title) => title.replace(/\(.*\)/, '').split(/[\s\u00AD-]/));
    expect(parts.filter((part) => part.length > WIDEST)).toEqual([]);
  }
});

test('every symbol that is asked for by name is in the sprite', () => {
  const arts = readdirSync(join(here, 'factions')).map((name) => join('factions', name, 'art.svg'));
  const sprite = ['sprite.svg', ...arts].map((name) => readFileSync(join(here, name), 'utf8')).join('\n');
  const page = readFileSync(join(here, '../../lib/art/icons.svg'), 'utf8');
  const verbs = allLooks().flatMap(({ icons }) => Object.values(icons ?? {}));
  expect(verbs.filter((name) => !page.includes(`id="${name}"`))).toEqual([]);
  const asked = sources.filter((text) => !text.includes('export const look: Look')).flatMap((text) => [
    ...[...text.matchAll(/name="([a-z]-[a-z-]+)"/g)].map(([, name]) => name),
    ...[...text.matchAll(/#root-([a-z]-[a-z-]+)"/g)].map(([, name]) => name),
    ...[...text.matchAll(/'([giu]-[a-z-]+)'/g)].map(([, name]) => name),
  ]);
  expect(asked.filter((name) => !sprite.includes(`id="root-${name}"`))).toEqual([]);
});
