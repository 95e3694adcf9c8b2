// The last roll that the story tells, as long as the turn lasts in which it was made.

import type { Happened, Told, Vocabulary } from '../../lib/protocol';
import { argOf } from './story';

/** Both dice, the higher one first; hits of the attacker and what the attacker suffers. */
export type Roll = { attacker: string; defender: string; high: string; low: string; hits: number; suffered: number };
/** The clearing of the last battle, null if there was none, and what was rolled there. */
export type Battle = { place: string | null; roll: Roll | null };

export const PEACE: Battle = { place: null, roll: null };
const BEGINS = ['fought', 'instigated'];

/** People may have to decide between the beginning of a battle and its roll: each part is told for itself. */
export function battleAfter(vocabulary: Vocabulary, before: Battle, happened: readonly Happened[]): Battle {
  let battle = before;
  for (const told of happened.flatMap(({ events }) => events ?? [])) {
    if (told.key === 'turn-began') battle = PEACE;
    if (BEGINS.includes(told.key)) battle = { ...battle, place: argOf(vocabulary, told, 'clearing') };
    if (told.key === 'rolled') battle = { ...battle, roll: rollOf(vocabulary, told) };
  }
  return battle;
}

function rollOf(vocabulary: Vocabulary, told: Told): Roll | null {
  const [attacker, defender] = ['attacker', 'defender'].map((name) => argOf(vocabulary, told, name));
  const [high, low] = ['high', 'low'].map((name) => argOf(vocabulary, told, name) ?? '?');
  const [hits, suffered] = ['hits', 'suffered'].map((name) => Number(argOf(vocabulary, told, name)));
  return attacker === null || defender === null ? null : { attacker, defender, high, low, hits, suffered };
}
