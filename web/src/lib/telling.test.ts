import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { Argument, Chair, SentencePart } from './protocol';
import { NOBODY, readerOf, Storyteller, type Reader } from './telling';
import { GameWords, Words, type Language } from './words';

const vocabulary = {
  verbs: [],
  words: {
    seat: ['marquise', 'eyrie'], owner: ['marquise', 'eyrie'], card: ['anvil'], piece: ['eyrie.roost'],
    clearing: [...Array(12).keys()].map((n) => String(n + 1)),
  },
};
const spelling = (kind: string, word: string): [string, string] => [kind === 'owner' ? 'seat' : kind, word.replaceAll('.', '-')];
const texts = { de: new Words('de', catalogue('de').text), en: new Words('en', catalogue('en').text) };
const teller = (language: Language, reader: Reader = NOBODY) => new Storyteller(new GameWords(texts[language], 'root', vocabulary, spelling), reader);
const says = (parts: SentencePart[], language: Language = 'de', reader?: Reader): string =>
  teller(language, reader).pieces(parts).map(({ text }) => text).join('');

const seat = (name: string, value: number, kind = 'owner'): Argument => [name, kind, value];
const count = (value: number): Argument => ['count', 'count', value];
const battle: SentencePart[] = [
  { key: 'event-fought', args: [seat('seat', 0), seat('defender', 1), ['clearing', 'clearing', 4]] },
  { key: 'then-rolled', glue: 'space', args: [['hits', 'count', 3], ['suffered', 'count', 1]] },
  {
    key: 'then-lost', glue: 'colon', args: [seat('seat', 1)],
    phrases: { lost: [{ key: 'some-warriors', args: [count(2)] }, { key: 'some-piece', args: [count(1), ['piece', 'piece', 0]] }] },
  },
  { key: 'then-lost-too', glue: 'comma', args: [seat('seat', 0)], phrases: { lost: [{ key: 'some-warriors', args: [count(1)] }] } },
  { key: 'points', glue: 'stop', args: [seat('seat', 0, 'seat'), ['own', 'count', 1], count(1), ['total', 'count', 12]] },
];
const anna: Reader = { seat: 0, names: new Map([[0, 'Anna'], [1, 'Ben']]) };
const ben: Reader = { seat: 1, names: anna.names };
const others: Reader = { seat: null, names: anna.names };

describe('a line', () => {
  it('is put by who reads it', () => {
    expect(says(battle, 'de', anna)).toBe('Du greifst Ben in Lichtung 5 an (3 zu 1): Ben verliert 2 Krieger und ein Nest, du einen Krieger. +1, jetzt 12.');
    expect(says(battle, 'de', ben)).toBe('Anna greift dich in Lichtung 5 an (3 zu 1): Du verlierst 2 Krieger und ein Nest, Anna einen Krieger. +1, jetzt 12.');
    expect(says(battle, 'de', others)).toBe('Anna greift Ben in Lichtung 5 an (3 zu 1): Ben verliert 2 Krieger und ein Nest, Anna einen Krieger. +1, jetzt 12.');
    expect(says(battle)).toBe(
      'Die Marquise de Katz greift die Horst-Dynastien in Lichtung 5 an (3 zu 1): Die Horst-Dynastien verlieren 2 Krieger und ein Nest, die Marquise de Katz einen Krieger. +1, jetzt 12.',
    );
    expect(says(battle, 'en', ben)).toBe('Anna attacks you in clearing 5 (3 to 1): you lose 2 warriors and a roost, Anna loses a warrior. +1, now 12.');
    expect(says(battle, 'en')).toContain('the Eyrie Dynasties lose 2 warriors');
  });

  it('has a mark for what can be found on the table', () => {
    const marks = teller('de', anna).pieces(battle).flatMap(({ text, mark }) => (mark ? [[text, mark.kind, mark.value]] : []));
    expect(marks).toContainEqual(['Du', 'owner', 0]);
    expect(marks).toContainEqual(['5', 'clearing', 4]);
    expect(marks).toContainEqual(['ein Nest', 'piece', 0]);
  });

  it('says nothing of what is hidden', () => {
    const stolen = (card: number | null): SentencePart[] => [
      { key: 'event-stolen', args: [seat('seat', 0, 'seat'), seat('victim', 1, 'seat'), ['card', 'card', card]] },
    ];
    expect(says(stolen(null), 'de', others)).toBe('Anna nimmt Ben blind eine Karte.');
    expect(says(stolen(0), 'de', ben)).toBe('Anna nimmt dir blind „Amboss“.');
    expect(says(stolen(0), 'en', anna)).toBe('You take “Anvil” from Ben unseen.');
  });

  it('calls a forest by its clearings, as one place', () => {
    const edge = (clearing: number): SentencePart => ({ key: 'place-edge', args: [['clearing', 'clearing', clearing]] });
    const slipped: SentencePart[] = [{
      key: 'event-slipped', args: [seat('seat', 0, 'seat'), ['place', 'clearing', 11]],
      phrases: { place: [{ key: 'place-between', phrases: { clearings: [edge(3), edge(8), edge(11)] } }] },
    }];
    const pieces = teller('de', anna).pieces(slipped);
    expect(pieces.map(({ text }) => text).join('')).toBe('Du schleichst in den Wald zwischen 4, 9 und 12.');
    expect(pieces).toContainEqual({ text: 'in den Wald zwischen 4, 9 und 12', mark: { kind: 'clearing', value: 11 } });
  });
});

describe('the reader', () => {
  const chair = (seat: number, more: Partial<Chair>): Chair => ({ seat, word: vocabulary.words.seat[seat] ?? 'white', ...more });

  it('is spoken to on one seat; computers and people on several seats are called by their factions', () => {
    expect(readerOf([chair(0, { yours: true, name: 'Anna' }), chair(1, { agent: 'greedy' })])).toEqual({ seat: 0, names: new Map([[0, 'Anna']]) });
    const both = [chair(0, { yours: true, name: 'Anna' }), chair(1, { yours: true, name: 'Anna' })];
    expect(readerOf(both)).toEqual({ seat: null, names: new Map() });
  });
});
