// The cards of the deck by the words of the vocabulary, and the glyph that each one shows.

import spies from './data/spies.json';
import standard from './data/standard_deck.json';
import type { Item, Suit } from './view';

export type CardKind = 'item' | 'ambush' | 'dominance' | 'persistent' | 'immediate' | 'spy';
export type Card = {
  /** the name shared by all copies */
  name: string;
  suit: Suit;
  kind: CardKind;
  cost: (Suit | 'any')[];
  item: Item | null;
  points: number;
};

const rows = [...standard.cards, ...spies.cards];
const BY_NAME = new Map<string, Card>(
  rows.map((row) => [
    row.id,
    {
      name: row.id,
      suit: row.suit as Suit,
      kind: row.kind as CardKind,
      cost: row.cost as (Suit | 'any')[],
      item: row.item as Item | null,
      points: row.vp,
    },
  ]),
);

/** The card of a word such as tax_collector-2: copies are numbered. */
export function cardOf(word: string): Card {
  const card = BY_NAME.get(word) ?? BY_NAME.get(word.replace(/-\d+$/, ''));
  if (!card) throw new Error(`unknown card ${word}`);
  return card;
}

const GLYPHS: Record<string, string> = {
  armorers: 'g-shield',
  brutal_tactics: 'g-fist',
  royal_claim: 'g-crown',
  sappers: 'g-pick',
  stand_and_deliver: 'g-mask',
  tax_collector: 'g-scroll',
  better_burrow_bank: 'g-coins',
  cobbler: 'g-boots',
  command_warren: 'g-horn',
  codebreakers: 'g-key',
  scouting_party: 'g-spyglass',
};
const KIND_GLYPHS: Partial<Record<CardKind, string>> = {
  ambush: 'u-hide', dominance: 'g-crown', immediate: 'g-storm', spy: 'g-eye',
};

export const glyphOf = (card: Card): string =>
  card.item ? `i-${card.item}` : (GLYPHS[card.name] ?? KIND_GLYPHS[card.kind] ?? 'g-scroll');

/** The key of what a card does; items share one sentence. */
export const textOf = (card: Card): string =>
  card.kind === 'persistent' ? `root-web-text-${card.name}` : `root-web-text-${card.kind}`;

/** Long compounds whose name on the card carries soft hyphens. */
export const HYPHENATED = new Set([
  'tax_collector', 'armorers', 'woodland_runners', 'protection_racket', 'travel_gear_fox', 'travel_gear_mouse',
  'smugglers_trail', 'bake_sale', 'arms_trader', 'investments', 'codebreakers', 'birdy_bindle', 'command_warren',
]);
