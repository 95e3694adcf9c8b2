// Cards that can be picked but lie nowhere in sight: in the discard pile, in a pile or board that is not shown.

import { folderOf } from './factions';
import { handOf, pilesOf, type Table } from './table';

/** What lies open on a seat's board, as its panel shows it. */
function onBoard(t: Table, seat: string): string[] {
  const own = [...(t.view.crafted[seat] ?? []), ...(folderOf(seat)?.cards?.(t, seat) ?? [])];
  for (const pile of pilesOf(t, seat)) own.push(...handOf(t, pile).known);
  if (seat !== t.me) own.push(...handOf(t, seat).known);
  return own;
}

/** `shown`: the seat whose board lies in sight of the hand; null: none does. */
export function cardsElsewhere(t: Table, shown: string | null): string[] {
  if (t.lights.verbOpen) return []; // the kind of action comes first; its cards are shown once it is picked
  const inSight = new Set([...t.view.available, ...(shown === null ? [] : onBoard(t, shown)), ...(t.me === null ? [] : handOf(t, t.me).known)]);
  return t.lights.legalWords('card').filter((word) => !inSight.has(word));
}
