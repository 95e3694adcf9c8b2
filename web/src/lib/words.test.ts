import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { Vocabulary } from './protocol';
import { capital, GameWords, LANGUAGES, load, preferred, sayProblem, Words } from './words';

const vocabulary: Vocabulary = {
  verbs: [
    { word: 'build', fields: [['tile', 'tile'], ['at', 'field']] },
    { word: 'end', fields: [] },
  ],
  words: { tile: ['reise-01'], seat: ['white', 'blue'] },
};
const spelling = (kind: string, word: string): [string, string] => (kind === 'tile' ? ['building', 'taverne'] : [kind, word]);
const words = (language: 'de' | 'en') => new Words(language, catalogue(language).text);
const heirs = (language: 'de' | 'en' = 'de') => new GameWords(words(language), 'heirs', vocabulary, spelling);

describe('words', () => {
  it('says actions, decisions and ends in the catalogues\' words', () => {
    const german = heirs();
    expect(german.action([0, 0, 32 * 64 + 33])).toBe('die Taverne auf 1,0 bauen');
    expect(german.decision({ step: 'heirs.hand-limit' })).toContain('drei Plättchen');
    expect(german.decision({ step: 'heirs.hand-limit', about: [['seat', 'seat', 0]] })).toContain('drei Plättchen');
    expect(german.outcome({ key: 'more-points', winners: [1] })).toBe('Blau gewinnt nach Punkten.');
    expect(german.outcome({ key: 'resigned', winners: [0] })).toContain('Aufgegeben');
    expect(german.verb(1)).toBe('Zug beenden');
  });

  it('says what is hidden', () => {
    expect(heirs().value('tile', null)).toBe('ein verdecktes Plättchen');
  });

  it('says refusals with their arguments, and mistakes of any other kind', () => {
    const refused = heirs().problem({ key: 'field-taken', law: 'E.7.3', args: { fields: [['at', 'field', 32 * 64 + 32]] } });
    expect(refused).toBe('Hier liegt schon ein Plättchen.');
    expect(heirs().problem({ key: 'not-now', args: { fields: [] } })).toBe('Das geht jetzt nicht.');
    expect(sayProblem(words('de'), { key: 'name-length', args: { most: 24 } })).toContain('24');
    expect(sayProblem(words('de'), { key: 'stale' })).toContain('geändert');
  });

  it('falls back to the key and counts what is missing', () => {
    const german = words('de');
    expect(german.say('no-such-key')).toBe('no-such-key');
    german.say('no-such-key');
    expect(german.missing.get('no-such-key')).toBe(2);
  });

  it('puts no isolation marks around arguments', () => {
    expect(heirs('en').action([0, 0, 32 * 64 + 33])).not.toMatch(/[\u2068\u2069]/);
  });

  it('has the same keys in both languages for what the client says itself', () => {
    const keys = (language: string) => [...catalogue(language).text.matchAll(/^(web-[\w-]+) =/gm)].map((m) => m[1]).sort();
    expect(keys('de').length).toBeGreaterThan(50);
    expect(keys('en')).toEqual(keys('de'));
  });

  it('leaves out what only the command line says', () => {
    for (const language of LANGUAGES) expect(catalogue(language).text).not.toMatch(/^(cli|law)-/m);
  });

  it('loads a language and its rules when they are asked for', async () => {
    const english = await load('en');
    expect(await english.paragraph('E.7.3')).toContain('troop');
    expect(await english.paragraph('E.99')).toBe('');
  });

  it('prefers what was chosen, then the browser, then German', () => {
    expect(preferred('en', ['de-DE'])).toBe('en');
    expect(preferred(null, ['fr-FR', 'en-GB'])).toBe('en');
    expect(preferred('xx', ['fr'])).toBe('de');
    expect(capital('über')).toBe('Über');
  });
});
