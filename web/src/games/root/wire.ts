// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** A place of the map; x and y in percent of the picture. Forests name the clearings around them. */
export type PlaceData = {
  word: string;
  kind: string;
  x: number;
  y: number;
  slots: number;
  suits: string[];
  ruin: boolean;
  corner: boolean;
  opposite: string | null;
  around: string[];
};

/**
 * A map: its places, which of them are joined by paths and by rivers, and what a river is made of.
 * Closed paths are those that are closed when a game begins. The clearings around a lake stand in their
 * order around it, those of the edge in their order along it.
 */
export type MapData = {
  name: string;
  places: PlaceData[];
  paths: [string, string][];
  closed_paths: [string, string][];
  rivers: [string, string][];
  river: string;
  lake: string[] | null;
  edge: string[];
};

/** A kind of building or token, and how many there are. */
export type KindData = {
  word: string;
  name: string;
  building: boolean;
  total: number;
};

/** Somebody who owns pieces: a seat, or a helper that has none. Facts are tables of its own rules. */
export type OwnerData = {
  word: string;
  faction: string;
  seat: boolean;
  warriors: number;
  plays: boolean;
  kinds: KindData[];
  figures: string[];
  piles: string[];
  colours: string[];
  facts: Record<string, unknown>;
};

/** A setup card: its faction as whoever chooses it will own it, and what kind of thing is dealt to it. */
export type SetupCardData = {
  owner: OwnerData;
  militant: boolean;
  reach: number;
  dealt: string | null;
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

/**
 * A landmark that takes part, or may be dealt, and the zones of the cards that lie beside it.
 * Where it stands is the field `place` of its mat; a landmark without a mat is a field of the view itself.
 */
export type LandmarkData = {
  word: string;
  zones: string[];
};

/** What never changes during a game. Setup cards are there in the advanced setup only. */
export type RootData = {
  map: MapData;
  owners: OwnerData[];
  setup_cards: SetupCardData[];
  cards: CardData[];
  landmarks: LandmarkData[];
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

/**
 * A token that may lie face down: its kind is null where the viewer does not know it.
 * `open`: it lies face up, so that everybody knows it.
 */
export type MarkerView = {
  owner: string;
  place: string | null;
  kind: string | null;
  open: boolean;
};

/** What a seat may know. */
export type RootView = {
  warriors: Record<string, Record<string, number>>;
  supply: Record<string, number>;
  pieces: Record<string, Record<string, number>>;
  unplaced: Record<string, number>;
  figures: Record<string, string | null>;
  suits: Record<string, string[]>;
  ferry: string | null;
  ferried: number;
  tower: string | null;
  dug: number;
  ruin_seen: Record<string, string[]>;
  sealed: string[];
  corners: Record<string, string | null>;
  homelands: Record<string, string[]>;
  display: string[];
  locked: string | null;
  drafted: Record<string, string | null>;
  dealt: Record<string, number>;
  marker_seen: Record<string, string[]>;
  marker_excluded: Record<string, Record<string, string[]>>;
  ruler: Record<string, string | null>;
  slots: Record<string, number>;
  shown: Record<string, Record<string, number>>;
  crafted: Record<string, string[]>;
  discard: string[];
  available: string[];
  items: Record<string, number>;
  crafted_items: Record<string, Record<string, number>>;
  points: Record<string, number>;
  dominance: Record<string, string | null>;
  controller: Record<string, string | null>;
  active: string;
  turn: number;
  used: string[];
  activated: Record<string, number>;
  battle_used: string[];
  boats: string[];
  hirer: string | null;
  winners: string[];
  seat: string | null;
  decision: unknown;
  frames: unknown[];
  over: boolean;
  phase: 'birdsong' | 'daylight' | 'evening' | null;
  closed_paths: [string, string][];
  removed: unknown[];
  battle: Record<string, number | string> | null;
  hands: Record<string, ZoneView>;
  unseen: string[];
  deck: number;
  ruins: Record<string, RuinView>;
  ruin_pool: string[];
  markers: MarkerView[];
  marker_pool: string[];
  mats: Record<string, Record<string, unknown>>;
};
