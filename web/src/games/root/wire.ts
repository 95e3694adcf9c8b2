// Written from the server's types of Root; do not edit.

/** A place of the map; x and y in percent of the picture. Forests name the clearings around them. */
export type PlaceData = {
  word: string;
  kind: 'clearing' | 'forest' | 'area';
  x: number;
  y: number;
  slots: number;
  suits: string[];
  ruin: boolean;
  corner: boolean;
  opposite: string | null;
  around: string[];
};

/** A map: its places, and which of them are joined by paths and by rivers. */
export type MapData = {
  name: string;
  places: PlaceData[];
  paths: [string, string][];
  rivers: [string, string][];
};

/** A kind of building or token, and how many there are. */
export type KindData = {
  word: string;
  name: string;
  building: boolean;
  total: number;
};

/** Somebody who owns pieces: a seat, or a helper that has none. Facts are tables of the faction's own rules. */
export type OwnerData = {
  word: string;
  faction: string;
  seat: boolean;
  warriors: number;
  plays: boolean;
  kinds: KindData[];
  figures: string[];
  piles: string[];
  facts: Record<string, unknown>;
};

/** A card of the deck. */
export type CardData = {
  word: string;
  name: string;
  suit: string;
  kind: string;
  cost: string[];
  item: string | null;
  points: number;
};

/** What never changes during a game. */
export type RootData = {
  map: MapData;
  owners: OwnerData[];
  cards: CardData[];
  items: string[];
  suits: string[];
  facts: Record<string, unknown>;
};

/** Cards of a hand or pile: how many there are, and those that the viewer knows. */
export type ZoneView = {
  count: number;
  known: string[];
};

/** What lies in a ruin, and what of it the viewer knows. */
export type RuinView = {
  items: number;
  known: string[];
};

/** A token that may lie face down: its kind is null where the viewer does not know it. */
export type MarkerView = {
  owner: string;
  place: string | null;
  kind: string | null;
};

/** What a seat may know; numbers that are zero may be left out. */
export type RootView = {
  seat: string | null;
  active: string;
  turn: number;
  phase: 'birdsong' | 'daylight' | 'evening' | null;
  over: boolean;
  winners: string[];
  points: Record<string, number>;
  warriors: Record<string, Record<string, number>>;
  supply: Record<string, number>;
  pieces: Record<string, Record<string, number>>;
  unplaced: Record<string, number>;
  figures: Record<string, string | null>;
  markers: MarkerView[];
  suits: Record<string, string[]>;
  ruins: Record<string, RuinView>;
  slots: Record<string, number>;
  ruler: Record<string, string | null>;
  sealed: string[];
  closed_paths: [string, string][];
  ferry: string | null;
  tower: string | null;
  hands: Record<string, ZoneView>;
  unseen: string[];
  deck: number;
  discard: string[];
  available: string[];
  crafted: Record<string, string[]>;
  used: string[];
  dominance: Record<string, string | null>;
  items: Record<string, number>;
  crafted_items: Record<string, Record<string, number>>;
  boats: string[];
  hirer: string | null;
  battle: Record<string, unknown> | null;
  mats: Record<string, Record<string, unknown>>;
};
