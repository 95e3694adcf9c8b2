// The quests by number.

import type { Item, Suit } from '../../view';
import data from './quests.json';

export type Quest = { name: string; suit: Suit; items: Item[] };
export const QUESTS: Quest[] = data.quests.map((row) => ({ name: row.id, suit: row.suit as Suit, items: row.items as Item[] }));
