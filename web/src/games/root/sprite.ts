// All symbols of the table, put into the page once: the common ones and those of the factions' folders.

import type { Welcome } from '../../lib/protocol';
import { hiredArt } from './factions';
import { lastPart, pieceKinds } from './pieces';
import { dataOf } from './view';
import text from './sprite.svg?raw';

const ID = 'root-sprite';
const ARTS = import.meta.glob<string>('./factions/*/art.svg', { eager: true, query: '?raw', import: 'default' });
const SVG = 'http://www.w3.org/2000/svg';
const SHIELD = 'M3 3q9 2.500 18 0v9c0 6-4 9.500-9 11.500C7 21.500 3 18 3 12z';

const parsed = (text: string): Element => document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);

/** What has no drawing is a shield with its first letter. */
function letterSymbol(id: string, word: string): Element {
  const symbol = document.createElementNS(SVG, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', '0 0 24 24');
  const shield = document.createElementNS(SVG, 'path');
  shield.setAttribute('d', SHIELD);
  shield.setAttribute('fill', 'var(--k)');
  const letter = document.createElementNS(SVG, 'text');
  for (const [name, value] of Object.entries({ x: '12', y: '17', 'text-anchor': 'middle', 'font-size': '14', 'font-weight': '800', fill: 'var(--c)' })) {
    letter.setAttribute(name, value);
  }
  letter.textContent = word.charAt(0).toUpperCase();
  symbol.append(shield, letter);
  return symbol;
}

/** The drawings that are always the same, put into the page once. */
export function putSprite(): Element {
  let sprite: Element | null = document.getElementById(ID);
  if (!sprite) {
    sprite = parsed(text);
    sprite.id = ID;
    for (const art of Object.values(ARTS)) sprite.append(...parsed(art).children);
    document.body.append(sprite);
  }
  return sprite;
}

/** Puts the drawings of hirelings into the page, those that are not there. */
export async function drawHired(words: readonly string[]): Promise<void> {
  const sprite = putSprite();
  const texts = await Promise.all(words.filter((word) => !document.getElementById(`root-w-${word}`)).map((word) => hiredArt(word)?.() ?? ''));
  for (const text of texts) if (text) sprite.append(...[...parsed(text).children].filter(({ id }) => !document.getElementById(id)));
}

export async function ensureSprite(welcome: Welcome): Promise<void> {
  const sprite = putSprite();
  const data = dataOf(welcome);
  const hired = data.owners.filter(({ word, seat }) => !seat && hiredArt(word)).map(({ word }) => word);
  if (hired.length) await drawHired(hired);
  const wanted: [id: string, word: string][] = [
    ...[...data.owners, ...(data.setup_cards ?? []).map(({ owner }) => owner)].flatMap(({ word }): [string, string][] => [[`root-w-${word}`, lastPart(word)], [`root-e-${word}`, lastPart(word)]]),
    ...(welcome.vocabulary.words.marker ?? []).map((word): [string, string] => [`root-g-${lastPart(word)}`, lastPart(word)]),
    ...pieceKinds(data).map(({ art, name }): [string, string] => [`root-${art}`, name]),
  ];
  for (const [id, word] of wanted) if (!document.getElementById(id)) sprite.append(letterSymbol(id, word));
}
