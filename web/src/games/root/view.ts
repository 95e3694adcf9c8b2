// What a seat may know of a game of Root: the shape of RootView.data() in src/lichtung/root/view.py.

import type { Update, Welcome } from '../../lib/protocol';

/** A set, one bit for each thing. Sets of cards outgrow the numbers of JavaScript and then come as text. */
export type Mask = number | string;

export type RootView = {
  seat: string | null;
  factions: string[];
  over: boolean;
  winners: number;
  frames: [name: string, values: unknown[]][];
  /** seat * 12 + clearing */
  warriors: number[];
  supply: number[];
  /** kind * 12 + clearing */
  pieces: number[];
  /** of each kind, off the map */
  left: number[];
  ruins: number[];
  ruin_known: number[];
  /** open slots by clearing */
  slots: number[];
  /** who rules each clearing, -1: nobody */
  ruler: number[];
  /** how many cards each zone holds: hands first, then piles */
  hidden: number[];
  /** the cards of each zone that the viewer knows */
  known: string[][];
  crafted: string[][];
  deck: number;
  discard: string[];
  available: string[];
  items: number[];
  /** seat * 8 + item */
  crafted_items: number[];
  points: number[];
  /** card numbers, -1: none */
  dominance: number[];
  boards: Mask[][];
  active: number;
  turn: number;
  used: string[];
  battle: number[];
  hirer: number;
};

export const CLEARINGS = 12;
export const SUITS = ['fox', 'rabbit', 'mouse', 'bird'] as const;
export type Suit = (typeof SUITS)[number];
export const ITEMS = ['boots', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coin', 'torch'] as const;
export type Item = (typeof ITEMS)[number];
export const SPECTATOR = -1;

export const viewOf = (update: Update, seat: number): RootView | undefined =>
  update.views[String(seat)] as RootView | undefined;

/** The set bits of a mask in ascending order. */
export function members(mask: Mask): number[] {
  const found: number[] = [];
  let rest = BigInt(mask);
  for (let bit = 0; rest > 0n; bit += 1, rest >>= 1n) if (rest & 1n) found.push(bit);
  return found;
}

/** The number of a word of the vocabulary: a card, a piece, a quest. */
export const numberOf = (welcome: Welcome, kind: string, word: string): number =>
  welcome.vocabulary.words[kind].indexOf(word);

export const suitIndex = (suit: Suit): number => SUITS.indexOf(suit);
