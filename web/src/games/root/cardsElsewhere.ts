// Cards that can be picked but lie nowhere in sight: in the discard pile, in a pile or board that is not shown.

import { pileOf } from './boards';
import { folderOf } from './factions';
import type { Table } from './table';
import { SPECTATOR } from './view';

/** What lies open on a seat's board, as its panel shows it. */
function onBoard(t: Table, seat: number): string[] {
  const { view } = t;
  const look = folderOf(view.factions[seat]);
  const own = [...view.crafted[seat], ...(look?.cards?.(t, seat) ?? [])];
  const pile = pileOf(view, seat);
  for (let i = 0; i < (look?.piles ?? 0); i += 1) own.push(...view.known[pile + i]);
  if (seat !== t.seat) own.push(...view.known[seat]);
  return own;
}

export function cardsElsewhere(t: Table, shown: number): string[] {
  if (t.lights.verbOpen) return []; // the kind of action comes first; its cards are shown once it is picked
  const words = t.welcome.vocabulary.words.card;
  const inSight = new Set([
    ...t.view.available,
    ...onBoard(t, shown),
    ...(t.seat === SPECTATOR ? [] : t.view.known[t.seat]),
  ]);
  return t.lights.marks.filter(({ kind }) => kind === 'card').map(({ value }) => words[value]).filter((word) => !inSight.has(word));
}
