// What their board holds, and the tables of their rules.

import { entriesOf } from '../../view';
import type { Mat } from './wire';

export type { Mat };
export type Condition = keyof Mat['items'];

export type Quest = { word: string; suit: string; items: string[] };

export type Facts = {
  quests: Quest[];
  /** points for each step of a relationship, from the first place to that of allies */
  step_points: number[];
  /** items with tracks of their own, and how many of a kind lie there */
  tracked: string[];
  track_room: number;
  satchel_room: number;
  room_per_bag: number;
  /** whether exhausted tea, coins and bags lie on their tracks too: so says the early Law */
  exhausted_on_tracks: boolean;
};

export const HOSTILE = -1;

export type OwnItem = { item: string; condition: Condition };

/** Each item for itself, in the order of conditions and items. */
export const itemsOf = ({ items }: Mat, order: string[]): OwnItem[] =>
  entriesOf(items).flatMap(([condition, counts]) =>
    order.flatMap((item) => Array.from({ length: counts[item] ?? 0 }, () => ({ item, condition }))),
  );

/** Which items lie on their tracks (ready ones first), in the satchel and in the box of damaged ones. */
export function sortItems(items: OwnItem[], { tracked, track_room, exhausted_on_tracks }: Pick<Facts, 'tracked' | 'track_room' | 'exhausted_on_tracks'>) {
  const tracks = new Map<string, OwnItem[]>(tracked.map((item) => [item, []]));
  const satchel: OwnItem[] = [];
  const damaged: OwnItem[] = [];
  for (const own of items) {
    const track = tracks.get(own.item);
    if (own.condition.startsWith('damaged')) damaged.push(own);
    else if ((own.condition === 'ready' || exhausted_on_tracks) && track && track.length < track_room) track.push(own);
    else satchel.push(own);
  }
  return { tracks, satchel, damaged };
}

/** How many items the satchel and the box of damaged ones hold: more for each bag face up on its track. */
export function roomFor({ tracks }: ReturnType<typeof sortItems>, { satchel_room, room_per_bag }: Pick<Facts, 'satchel_room' | 'room_per_bag'>) {
  const bags = (tracks.get('bag') ?? []).filter(({ condition }) => condition === 'ready');
  return satchel_room + room_per_bag * bags.length;
}
