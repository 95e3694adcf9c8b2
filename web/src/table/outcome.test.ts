import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { Chair, Outcome } from '../lib/protocol';
import { GameWords, Words } from '../lib/words';
import { headline, ranking } from './outcome';

const chairs: Chair[] = [
  { seat: 0, word: 'marquise', name: 'Clara' },
  { seat: 1, word: 'eyrie', name: 'Anna', yours: true },
  { seat: 2, word: 'alliance', agent: 'greedy' },
];
const told = (language: 'de' | 'en', outcome: Partial<Outcome>): string => {
  const words = new Words(language, catalogue(language).text);
  const game = new GameWords(words, 'root', { verbs: [], words: { seat: ['marquise', 'eyrie', 'alliance'] } });
  const said = headline({ scores: [], winners: [], law: '', key: '', ...outcome }, chairs, game, words.say);
  expect([...words.missing.keys()]).toEqual([]);
  return said;
};

describe('the end', () => {
  it('names winner and points where points decided', () => {
    const clara = { scores: [31, 4, 9], winners: [0], key: 'thirty-points' };
    expect(told('de', clara)).toBe('Clara (Marquise de Katz) gewinnt mit 31 Punkten.');
    expect(told('en', clara)).toBe('Clara (Marquise de Cat) wins with 31 points.');
    expect(told('de', { ...clara, winners: [1], scores: [3, 30, 9] })).toBe('Du gewinnst mit 30 Punkten.');
  });

  it('has other sentences for other ends', () => {
    expect(told('de', { scores: [3, 4, 9], winners: [0], key: 'dominance' })).toBe('Marquise de Katz: Sieg durch Dominanz.');
    expect(told('de', { winners: [1], key: 'resigned' })).toBe('Aufgegeben: Horst-Dynastien gewinnt.');
    expect(told('de', { winners: [], key: 'abandoned' })).toBe('Alle haben aufgegeben: Niemand gewinnt.');
  });

  it('ranks winners first, then by points', () => {
    const places = (outcome: Partial<Outcome>) =>
      ranking({ scores: [], winners: [], law: '', key: '', ...outcome }, chairs).map(({ seat }) => seat);
    expect(places({ scores: [3, 30, 9], winners: [1] })).toEqual([1, 2, 0]);
    expect(places({ scores: [3, 4, 9], winners: [0] })).toEqual([0, 2, 1]);
    expect(places({ winners: [2] })).toEqual([2, 0, 1]);
  });
});
