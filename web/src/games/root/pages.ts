// Half a page about a faction, in page-de.ftl and page-en.ftl of its folder; loaded when somebody wants to read it.

import type { Words } from '../../lib/words';
import { factionOf } from './factions';

const PAGES = import.meta.glob<string>('./factions/*/page-*.ftl', { query: '?raw', import: 'default' });
const pathOf = (word: string, language: string): string => `./factions/${factionOf(word)}/page-${language}.ftl`;

export const hasPage = (word: string): boolean => pathOf(word, 'de') in PAGES;

/** Teaches the words of a faction's page. */
export async function readPage(word: string, words: Words): Promise<void> {
  words.add(await PAGES[pathOf(word, words.language)]());
}
