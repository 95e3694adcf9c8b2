import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import { Words } from '../lib/words';
import { above, akin, chapters, linked, paragraphsOf, search, under, GAMES_WITH_RULES } from './law';

const root = await paragraphsOf('root');
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

  it('are found by number and by words', () => {
    const texts: Record<string, string> = { '1.1': 'Wählt Lichtungen', '1.2': 'Wälder', '2.1': 'Lichtung wählen' };
    const few = Object.keys(texts).map((id) => ({ id, rule: true, rulings: [] }));
    const found = (query: string): string[] => ids(search(few, (id) => texts[id], query));
    expect(found('1.')).toEqual(['1.1', '1.2']);
    expect(found('waehl')).toEqual([]);
    expect(found('wahl lichtung')).toEqual(['1.1', '2.1']);
    expect(found('  ')).toHaveLength(3);
  });

  it.each(['de', 'en'] as const)('all have words, and so have their readings, in %s', async (language) => {
    const words = new Words(language, catalogue(`${language}-law`).text);
    for (const game of GAMES_WITH_RULES) {
      const all = await paragraphsOf(game);
      expect(all.filter(({ id }) => words.lawText(id) === '').map(({ id }) => id)).toEqual([]);
      const rulings = new Set(all.flatMap((one) => one.rulings));
      expect([...rulings].filter((ruling) => !words.has(`ruling-${game}-${ruling}`))).toEqual([]);
    }
  });
});
