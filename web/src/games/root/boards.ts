// What the seats' folders tell about their boards.

import { factionOf, folderOf } from './factions';
import { NONE } from './numbers';
import type { RootView } from './view';

/** The zone of a seat's first pile, or -1: piles follow the hands in the order of the seats. */
export function pileOf(view: RootView, seat: number): number {
  let zone = view.factions.length;
  for (let other = 0; other < seat; other += 1) zone += folderOf(view.factions[other])?.piles ?? 0;
  return folderOf(view.factions[seat])?.piles ? zone : NONE;
}

/** Where a seat's pawn stands, a clearing or a forest counted on from the last clearing; -1: it has no pawn. */
export const pawnPlace = (view: RootView, seat: number): number =>
  folderOf(view.factions[seat])?.pawn?.(view.boards[seat]) ?? NONE;

/** The seats whose pawns stand at a place. */
export const pawnsAt = (view: RootView, place: number): number[] =>
  view.factions.flatMap((_, seat) => (pawnPlace(view, seat) === place ? [seat] : []));

/** The seats of a faction. */
export const seatsOf = (view: RootView, faction: string): number[] =>
  view.factions.flatMap((word, seat) => (factionOf(word) === faction ? [seat] : []));
