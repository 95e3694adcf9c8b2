// The last roll that the story tells, as long as the turn lasts in which it was made.

import type { Happened, Told } from '../../lib/protocol';

/** Hits of the attacker and what the attacker suffers, in the clearing of the battle. */
export type Roll = { attacker: number; defender: number; hits: number; suffered: number; place: number };

const arg = (told: Told, name: string): number => told.args?.find(([word]) => word === name)?.[2] ?? -1;

export function rollAfter(before: Roll | null, happened: readonly Happened[]): Roll | null {
  let roll = before;
  let place = before?.place ?? -1;
  for (const told of happened.flatMap(({ events }) => events ?? [])) {
    if (told.key === 'turn-began') roll = null;
    if (told.key === 'fought') place = arg(told, 'clearing');
    if (told.key === 'rolled') {
      roll = {
        attacker: arg(told, 'attacker'),
        defender: arg(told, 'defender'),
        hits: arg(told, 'hits'),
        suffered: arg(told, 'suffered'),
        place,
      };
    }
  }
  return roll;
}
