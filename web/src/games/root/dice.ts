// The last roll that the story tells, as long as the turn lasts in which it was made.

import type { Happened, Told } from '../../lib/protocol';

/** Hits of the attacker and what the attacker suffers. */
export type Roll = { attacker: number; defender: number; hits: number; suffered: number };
/** The clearing of the last battle, -1 if there was none, and what was rolled there. */
export type Battle = { place: number; roll: Roll | null };

export const PEACE: Battle = { place: -1, roll: null };
const BEGINS = ['fought', 'instigated'];

const arg = (told: Told, name: string): number => told.args?.find(([word]) => word === name)?.[2] ?? -1;

/** People may have to decide between the beginning of a battle and its roll: each part is told for itself. */
export function battleAfter(before: Battle, happened: readonly Happened[]): Battle {
  let battle = before;
  for (const told of happened.flatMap(({ events }) => events ?? [])) {
    if (told.key === 'turn-began') battle = PEACE;
    if (BEGINS.includes(told.key)) battle = { ...battle, place: arg(told, 'clearing') };
    if (told.key === 'rolled') {
      const roll = {
        attacker: arg(told, 'attacker'), defender: arg(told, 'defender'), hits: arg(told, 'hits'), suffered: arg(told, 'suffered'),
      };
      battle = { ...battle, roll };
    }
  }
  return battle;
}
