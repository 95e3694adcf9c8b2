// What a seat may know of a game of Root, and what never changes during it, as the server sends them.

import type { Update, Welcome } from '../../lib/protocol';
import type { RootData, RootView } from './wire';

export type { CardData, KindData, MapData, OwnerData, PlaceData, RootData, RootView } from './wire';

/** The suit that stands for every other one; no clearing has it. */
export const WILD = 'bird';

export const viewOf = (update: Update, seat: number): RootView | undefined =>
  update.views[String(seat)] as RootView | undefined;

export const dataOf = (welcome: Welcome): RootData => welcome.game_data as RootData;

/** The rows of a table with their keys. */
export const entriesOf = <Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] => Object.entries(table) as [Key, Value][];

export const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);

/** All that is counted there together. */
export const sumOf = (counts: Record<string, number> | undefined): number => sum(Object.values(counts ?? {}));
