// Which figures moved and which fell, as the story tells it, for showing it on the board.

import type { Happened, Told } from '../../../lib/protocol';
import { pawnPlace } from '../boards';
import type { RootView } from '../view';
import type { Point } from './geometry';
import type { Layout } from './layout';

/** Somebody went from one place to another (a pawn has no count), or fell where it stood. */
export type Step =
  | { kind: 'move'; seat: number; from: number; to: number; count: number | null }
  | { kind: 'fall'; seat: number; from: number; count: number };

const arg = (told: Told, name: string): number => told.args?.find(([word]) => word === name)?.[2] ?? -1;

/** The steps since a position, in the order in which they happened. */
export function stepsOf(happened: readonly Happened[], since: number, before: RootView): Step[] {
  const pawns = new Map(before.factions.map((_, seat) => [seat, pawnPlace(before, seat)]));
  const steps: Step[] = [];
  for (const told of happened.filter(({ n }) => n >= since).flatMap(({ events }) => events ?? [])) {
    const seat = arg(told, 'seat');
    if (told.key === 'moved') {
      steps.push({ kind: 'move', seat, from: arg(told, 'origin'), to: arg(told, 'dest'), count: arg(told, 'count') });
    } else if (told.key === 'walked' || told.key === 'slipped') {
      const [from, to] = [pawns.get(seat) ?? -1, arg(told, 'place')];
      if (from >= 0 && from !== to) steps.push({ kind: 'move', seat, from, to, count: null });
      pawns.set(seat, to);
    } else if (told.key === 'warriors-removed') {
      steps.push({ kind: 'fall', seat, from: arg(told, 'clearing'), count: arg(told, 'count') });
    }
  }
  return steps.filter(({ seat, from }) => seat >= 0 && from >= 0);
}

/** The way between two places: along the path if there is one, else straight. */
export function wayOf(drawn: Layout, from: number, to: number): Point[] {
  const route = drawn.routes.find((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from));
  if (route) return route.from === from ? route.line : [...route.line].reverse();
  const at = (place: number): Point => drawn.spots[place] ?? drawn.glades[place - drawn.spots.length];
  return [at(from), at(to)];
}

const STEP_MS = 260;
const MOST_MS = 900;

/** When each of so many steps begins: they overlap by half, and all are over in time. */
export const beginsOf = (count: number): number[] => {
  const apart = Math.min(STEP_MS / 2, (MOST_MS - STEP_MS) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => i * apart);
};
export const DURATION = STEP_MS;
