// What stands in a clearing, from the view and the vocabulary.

import type { Welcome } from '../../lib/protocol';
import { pawnsAt } from './boards';
import { folderOf } from './factions';
import type { Drawing } from './look';
import { CLEARINGS, SUITS, type RootView, type Suit } from './view';

/** A kind of building or token: whose it is and how it is drawn. */
export type PieceKind = {
  kind: number;
  seat: number;
  name: string;
  building: boolean;
  /** the symbol of the sprite */
  art: string;
  /** of pieces that belong to a suit */
  suit: Suit | null;
  /** how it is drawn, where it is not as most are */
  drawing: Drawing;
};

/** Figures of one seat; a pawn has no count. */
export type Group = { seat: number; count: number | null };
export type Placed = PieceKind & { count: number };
export type Contents = {
  groups: Group[];
  buildings: PieceKind[];
  tokens: Placed[];
  ruin: boolean;
  free: number;
};

/** Reads words such as owner.base_fox. */
export function pieceKinds(welcome: Welcome): PieceKind[] {
  const seats = welcome.vocabulary.words.seat;
  return welcome.vocabulary.words.piece.map((word, kind) => {
    const dot = word.lastIndexOf('.');
    const name = word.slice(dot + 1);
    const [art, suit] = name.split('_');
    const look = folderOf(word.slice(0, dot));
    return {
      kind,
      seat: seats.indexOf(word.slice(0, dot)),
      name,
      building: look?.buildings?.includes(art) ?? false,
      art: `g-${art}`,
      suit: SUITS.includes(suit as Suit) ? (suit as Suit) : null,
      drawing: look?.pieces?.[name] ?? {},
    };
  });
}

export const onMap = (view: RootView, kind: number): number =>
  view.pieces.slice(kind * CLEARINGS, (kind + 1) * CLEARINGS).reduce((a, b) => a + b, 0);

/** The kinds of a seat by name. */
export const kindOf = (kinds: PieceKind[], seat: number, name: string): PieceKind | undefined =>
  kinds.find((kind) => kind.seat === seat && kind.name === name);

export function contentsOf(view: RootView, kinds: PieceKind[], clearing: number): Contents {
  const groups: Group[] = [];
  view.factions.forEach((_, seat) => {
    const count = view.warriors[seat * CLEARINGS + clearing];
    if (count > 0) groups.push({ seat, count });
  });
  groups.sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  for (const seat of pawnsAt(view, clearing)) groups.push({ seat, count: null });
  const buildings: PieceKind[] = [];
  const tokens: Placed[] = [];
  for (const kind of kinds) {
    const count = view.pieces[kind.kind * CLEARINGS + clearing];
    if (count > 0 && kind.building) buildings.push(...Array.from({ length: count }, () => kind));
    else if (count > 0) tokens.push({ ...kind, count });
  }
  return { groups, buildings, tokens, ruin: view.ruins[clearing] > 0, free: view.slots[clearing] };
}

/** Whose pennant flies. */
export const rulerOf = (view: RootView, clearing: number): number | null => {
  const ruler = view.ruler[clearing];
  return ruler >= 0 ? ruler : null;
};
