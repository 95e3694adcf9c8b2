import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import { Words } from '../lib/words';
import { above, akin, bookOf, chapters, GAMES_WITH_RULES, gameOf, linked, related, setting, under } from './law';

const book = await bookOf('root');
const root = book.paragraphs;
const ids = (found: { id: string }[]): string[] => found.map(({ id }) => id);

describe('rules', () => {
  it('stand under each other by their numbers', () => {
    expect(ids(above(root, '3.3.1.II'))).toEqual(['3', '3.3', '3.3.1']);
    expect(ids(under(root, '3.3.1'))).toEqual(['3.3.1.I', '3.3.1.II']);
    expect(ids(under(root, ''))).toEqual(ids(chapters(root).map(({ head }) => head)));
    expect(chapters(root).reduce((sum, { inside }) => sum + 1 + inside.length, 0)).toBe(root.length);
  });

  it('link to each other where a text names a paragraph', () => {
    expect(linked('Siehe 4.3.3, nicht 99.1.', root)).toEqual([
      { text: 'Siehe ', law: '' }, { text: '4.3.3', law: '4.3.3' }, { text: ', nicht 99.1.', law: '' },
    ]);
    expect(linked('Am Ende steht 2.7.', root).at(-2)).toEqual({ text: '2.7', law: '2.7' });
    const one = root.find(({ rulings }) => rulings.length > 0)!;
    expect(ids(akin(root, one))).not.toContain(one.id);
  });

  it('lead to each other both ways', () => {
    const one = (id: string) => root.find((found) => found.id === id)!;
    expect(ids(related(book, one('4.3.1')))).toContain('K.ambush_fox');
    expect(ids(related(book, one('K.ambush_fox')))).toContain('4.3.1');
    expect(ids(related(book, one('4.3.1')))).not.toContain('4.3.1');
  });

  it('are played as the table has it', async () => {
    const partner = book.switches.find(({ option }) => option === 'attack_partner')!;
    expect(setting(partner, {})).toBe('on');
    expect(setting(partner, { law: '2022' })).toBe('off');
    expect(setting(partner, { law: '2022', attack_partner: 'on' })).toBe('on');
    const { switches } = await bookOf('heirs');
    const tavern = switches.find(({ option }) => option === 'tavern')!;
    expect(setting(tavern, {})).toBe('gaps');
    expect(setting(tavern, { tavern: 'unbroken' })).toBe('unbroken');
  });

  it('belong to a game, and a game that nobody knows has none', async () => {
    expect([gameOf('E.7.3'), gameOf('E'), gameOf('4.3'), gameOf('K.anvil')]).toEqual(['heirs', 'heirs', 'root', 'root']);
    expect((await bookOf('chess')).paragraphs).toEqual([]);
  });

  it.each(['de', 'en'] as const)('all have words, and so have their readings, in %s', async (language) => {
    const words = new Words(language, catalogue(`${language}-law`).text);
    for (const game of GAMES_WITH_RULES) {
      const { paragraphs: all, basis, examples } = await bookOf(game);
      expect(all.filter(({ id }) => words.lawText(id) === '').map(({ id }) => id)).toEqual([]);
      const rulings = new Set(all.flatMap((one) => one.rulings));
      expect([...rulings].filter((ruling) => !words.has(`ruling-${game}-${ruling}`))).toEqual([]);
      expect([...rulings].filter((ruling) => !words.has(`law-basis-${basis[ruling]}`))).toEqual([]);
      expect(examples.filter(({ titles }) => !titles[language])).toEqual([]);
    }
  });
});
