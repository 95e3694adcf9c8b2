// What stands at a place, from the view and the description of the table.

import { folderOf } from './factions';
import type { Drawing } from './look';
import { sumOf, type RootData, type RootView } from './view';

/** A kind of building or token: whose it is and how it is drawn. */
export type PieceKind = {
  word: string;
  owner: string;
  name: string;
  building: boolean;
  total: number;
  /** the symbol of the sprite */
  art: string;
  /** of pieces that belong to a suit */
  suit: string | null;
  /** how it is drawn, where it is not as most are */
  drawing: Drawing;
  /** it lies face down, and the viewer knows what it is */
  covert?: boolean;
};

/** Figures of one owner; one that stands for itself has a name and no count. */
export type Group = { owner: string; figure: string | null; count: number | null };
export type Placed = PieceKind & { count: number };
export type Contents = {
  groups: Group[];
  buildings: PieceKind[];
  tokens: Placed[];
  ruin: boolean;
  free: number;
};

/** Kinds such as base_fox carry their suit in their names. */
export function pieceKinds({ owners, suits }: RootData): PieceKind[] {
  return owners.flatMap(({ word: owner, faction, kinds }) =>
    kinds.map(({ word, name, building, total }) => {
      const [art, suit] = name.split('_');
      return {
        word, owner, name, building, total,
        art: `g-${art}`,
        suit: suits.includes(suit) ? suit : null,
        drawing: folderOf(faction)?.pieces?.[name] ?? {},
      };
    }),
  );
}

/** A token that lies face down, of whichever kind. */
export const hiddenKind = (owner: string): PieceKind => ({
  word: `${owner}.`, owner, name: '', building: false, total: 0, art: 'g-hidden', suit: null, drawing: {},
});

/** The last part of a word such as owner.kind. */
export const lastPart = (word: string): string => word.slice(word.lastIndexOf('.') + 1);

/** A face-down token of which the viewer knows what it is. */
export const knownKind = (owner: string, word: string): PieceKind => ({
  ...hiddenKind(owner), word, name: lastPart(word), art: `g-${lastPart(word)}`,
});

export const onMap = (view: RootView, kind: PieceKind): number => sumOf(view.pieces[kind.word]);

/** How many of a kind are off the map. */
export const leftOf = (view: RootView, kind: PieceKind): number => view.unplaced[kind.word] ?? 0;

/** The kinds of an owner by name. */
export const kindOf = (kinds: PieceKind[], owner: string, name: string): PieceKind | undefined =>
  kinds.find((kind) => kind.owner === owner && kind.name === name);

/** The figures that stand for themselves: whose each is, its name, and where it stands. */
export const figuresOf = (view: RootView): { owner: string; figure: string; place: string | null }[] =>
  Object.entries(view.figures).map(([word, place]) => {
    return { owner: word.slice(0, word.lastIndexOf('.')), figure: lastPart(word), place };
  });

export function contentsOf(view: RootView, data: RootData, kinds: PieceKind[], place: string): Contents {
  const groups: Group[] = [];
  for (const { word } of data.owners) {
    const count = view.warriors[word]?.[place] ?? 0;
    if (count > 0) groups.push({ owner: word, figure: null, count });
  }
  groups.sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  for (const { owner, figure, place: stands } of figuresOf(view)) {
    if (stands === place) groups.push({ owner, figure, count: null });
  }
  const buildings: PieceKind[] = [];
  const tokens: Placed[] = [];
  for (const kind of kinds) {
    const count = view.pieces[kind.word]?.[place] ?? 0;
    if (count > 0 && kind.building) buildings.push(...Array.from({ length: count }, () => kind));
    else if (count > 0) tokens.push({ ...kind, count });
  }
  for (const marker of view.markers.filter((one) => one.place === place)) {
    const known = marker.kind === null ? hiddenKind(marker.owner) : knownKind(marker.owner, marker.kind);
    const kind = { ...known, covert: marker.kind !== null && !marker.open };
    const same = tokens.find(({ word }) => word === kind.word);
    if (same) same.count += 1;
    else tokens.push({ ...kind, count: 1 });
  }
  return { groups, buildings, tokens, ruin: place in view.ruins, free: view.slots[place] ?? 0 };
}

/** Whose pennant flies. */
export const rulerOf = (view: RootView, place: string): string | null => view.ruler[place] ?? null;
