// The factions' own numbers (view.boards[seat]) by name, as the files in src/lichtung/root/factions lay them out.

import { ITEMS, members, type Item, type Mask, type RootView } from './view';

const NONE = -1;
const MOST_SEATS = 6;
const KINDS = ITEMS.length;

const num = (value: Mask | undefined): number => Number(value ?? 0);
const row = (board: Mask[], at: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => num(board[at + i]));

// --- Marquise de Cat: marquise.py

export const MARQUISE = { ACTIONS_LEFT: 0, MOVES_LEFT: 1, RECRUITED: 2 } as const;
export const WOOD_COST = [0, 1, 2, 3, 3, 4];
export const BUILD_POINTS = [[0, 1, 2, 3, 4, 5], [0, 2, 2, 3, 4, 5], [0, 1, 2, 3, 3, 4]];
/** From so many recruiters on there is a card more to draw. */
export const RECRUITERS_FOR_CARD = [3, 5];
export const ACTIONS_A_TURN = 3;
export const MOVES_A_MARCH = 2;

export const marquise = (board: Mask[]) => ({
  actionsLeft: num(board[MARQUISE.ACTIONS_LEFT]),
  movesLeft: num(board[MARQUISE.MOVES_LEFT]),
  recruited: num(board[MARQUISE.RECRUITED]) > 0,
});

// --- Eyrie Dynasties: eyrie.py

export const EYRIE = { LEADER: 0, DEPOSED: 1, DECREE: 2, VIZIERS: 6, COLUMN: 10, DUE: 11 } as const;
export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const;
export const LEADERS = ['builder', 'charismatic', 'commander', 'despot'] as const;
export const ROOSTS = 7;
/** Points in the Evening for so many roosts on the map. */
export const ROOST_POINTS = [0, 0, 1, 2, 3, 4, 4, 5];
export const ROOSTS_FOR_CARD = [3, 6];

export const eyrie = (board: Mask[]) => ({
  leader: num(board[EYRIE.LEADER]),
  deposed: members(board[EYRIE.DEPOSED]),
  /** the column being resolved; past the last one: none */
  column: num(board[EYRIE.COLUMN]),
  decree: COLUMNS.map((word, i) => ({
    word,
    cards: members(board[EYRIE.DECREE + i]),
    viziers: num(board[EYRIE.VIZIERS + i]),
  })),
});

// --- Woodland Alliance: alliance.py

export const ALLIANCE = { OFFICERS: 0, OPERATIONS: 1 } as const;
export const SYMPATHY_COST = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
export const SYMPATHY_POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];
/** What fits in the pile of supporters while no base is on the map. */
export const SUPPORTERS_WITHOUT_BASE = 5;

export const alliance = (board: Mask[]) => ({
  officers: num(board[ALLIANCE.OFFICERS]),
  operations: num(board[ALLIANCE.OPERATIONS]),
});

// --- Vagabond: vagabond/items.py, vagabond/relations.py

export const CONDITIONS = ['ready', 'exhausted', 'damaged', 'damaged-exhausted'] as const;
export type Condition = (typeof CONDITIONS)[number];
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

// --- Lizard Cult: cult.py

export const CULT = { OUTCAST: 0, HATED: 1, ACOLYTES: 2, LOST_SOULS: 3, REVEALED: 4, SCORED: 5 } as const;
export const GARDENS = 5;
export const GARDEN_POINTS = [0, 2, 2, 3, 4];
export const GARDENS_FOR_CARD = 2;

export const cult = (board: Mask[]) => ({
  outcast: num(board[CULT.OUTCAST]),
  hated: num(board[CULT.HATED]) > 0,
  acolytes: num(board[CULT.ACOLYTES]),
  lostSouls: members(board[CULT.LOST_SOULS]),
  revealed: members(board[CULT.REVEALED]),
  scored: members(board[CULT.SCORED]),
});

// --- Riverfolk Company: riverfolk/ledger.py

const TRACKS = 3 * MOST_SEATS;
const PRICES = TRACKS + 3 * MOST_SEATS;
export const RIVERFOLK = {
  PAYMENTS: 0, FUNDS: MOST_SEATS, COMMITTED: 2 * MOST_SEATS, TRACKS, PRICES, BOUGHT: PRICES + 3, HIRER: PRICES + 4,
} as const;
export const SERVICES = ['hand-card', 'riverboats', 'mercenaries'] as const;
export const PRICE_RANGE = [1, 2, 3, 4];
export const POSTS_A_SUIT = 3;
export const POST_POINTS = 2;

export const riverfolk = (board: Mask[]) => ({
  /** warriors by the seat that owns them */
  payments: row(board, RIVERFOLK.PAYMENTS, MOST_SEATS),
  funds: row(board, RIVERFOLK.FUNDS, MOST_SEATS),
  committed: row(board, RIVERFOLK.COMMITTED, MOST_SEATS),
  /** on the empty spaces of each suit's track, by owner */
  spaces: [0, 1, 2].map((suit) => row(board, RIVERFOLK.TRACKS + suit * MOST_SEATS, MOST_SEATS)),
  prices: row(board, RIVERFOLK.PRICES, SERVICES.length),
  bought: num(board[RIVERFOLK.BOUGHT]),
  hirer: num(board[RIVERFOLK.HIRER]),
});

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

// --- Mechanical Marquise: orders.py

export const PLAN = 5;
export const ORDERS = { DRAWN: 0, SERIAL: 1 } as const;

// --- Piles: zones after the hands, in the order of the seats

const PILES: Record<string, number> = { alliance: 1, 'mechanical-marquise': PLAN };

/** A second faction of a kind is written with -2; its board is laid out as the first one's. */
export const factionOf = (word: string): string => word.replace(/-2$/, '');

/** The zone of a seat's first pile, or -1. */
export function pileOf(view: RootView, seat: number): number {
  let zone = view.factions.length;
  for (let other = 0; other < seat; other += 1) zone += PILES[factionOf(view.factions[other])] ?? 0;
  return PILES[factionOf(view.factions[seat])] ? zone : NONE;
}

/** Where a seat's pawn stands, a clearing or a forest counted on from the last clearing; -1: it has no pawn. */
export const pawnPlace = (view: RootView, seat: number): number =>
  factionOf(view.factions[seat]) === 'vagabond' ? num(view.boards[seat][VAGABOND.PLACE]) : NONE;

/** The seats whose pawns stand at a place. */
export const pawnsAt = (view: RootView, place: number): number[] =>
  view.factions.flatMap((_, seat) => (pawnPlace(view, seat) === place ? [seat] : []));
