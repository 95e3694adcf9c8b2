// Its own numbers (view.boards[seat]) by name, as vagabond/items.py, vagabond/relations.py lays them out.

import { MOST_SEATS, num, row } from '../../numbers';
import { ITEMS, members, type Item, type Mask } from '../../view';

export const CONDITIONS = ['ready', 'exhausted', 'damaged', 'damaged-exhausted'] as const;
export type Condition = (typeof CONDITIONS)[number];
const KINDS = ITEMS.length;
const ITEMS_AT = 2;
const QUESTS_OPEN = ITEMS_AT + CONDITIONS.length * KINDS;
export const VAGABOND = {
  PLACE: 0, CHARACTER: 1, ITEMS_AT, QUESTS_OPEN, QUESTS_LEFT: QUESTS_OPEN + 1, QUESTS_DONE: QUESTS_OPEN + 2,
  PARTNER: QUESTS_OPEN + 3, RELATIONS: QUESTS_OPEN + 6, AIDS: QUESTS_OPEN + 6 + MOST_SEATS,
} as const;
export const HOSTILE = -1;
export const NO_RELATION = -2;
export const ALLIED = 3;
export const AIDS_NEEDED = [1, 2, 3];
export const STEP_POINTS = [0, 1, 2, 2];
/** Items with tracks of their own, and how many of a kind lie there. */
export const TRACKED: Item[] = ['tea', 'coin', 'bag'];
export const TRACK_ROOM = 3;
export const SATCHEL_ROOM = 6;
export const ROOM_PER_BAG = 2;

export type OwnItem = { item: number; condition: Condition };

export const vagabond = (board: Mask[]) => {
  const items: OwnItem[] = CONDITIONS.flatMap((condition, c) =>
    ITEMS.flatMap((_, item) =>
      Array.from({ length: num(board[ITEMS_AT + c * KINDS + item]) }, () => ({ item, condition })),
    ),
  );
  return {
    place: num(board[VAGABOND.PLACE]),
    character: num(board[VAGABOND.CHARACTER]),
    items,
    questsOpen: members(board[VAGABOND.QUESTS_OPEN]),
    questsDone: members(board[VAGABOND.QUESTS_DONE]),
    partner: num(board[VAGABOND.PARTNER]),
    relations: row(board, VAGABOND.RELATIONS, MOST_SEATS),
    aids: row(board, VAGABOND.AIDS, MOST_SEATS),
  };
};

/** Which items lie on their tracks, in the satchel and in the box of damaged ones. */
export function sortItems(items: OwnItem[]): { tracks: OwnItem[][]; satchel: OwnItem[]; damaged: OwnItem[] } {
  const tracks: OwnItem[][] = TRACKED.map(() => []);
  const satchel: OwnItem[] = [];
  const damaged: OwnItem[] = [];
  for (const own of items) {
    const track = TRACKED.indexOf(ITEMS[own.item]);
    if (own.condition.startsWith('damaged')) damaged.push(own);
    else if (own.condition === 'ready' && track >= 0 && tracks[track].length < TRACK_ROOM) tracks[track].push(own);
    else satchel.push(own);
  }
  return { tracks, satchel, damaged };
}
