// Which figures moved and which fell, as the story tells it, for showing it on the board.

import type { Happened, Vocabulary } from '../../../lib/protocol';
import { figuresOf } from '../pieces';
import { argOf } from '../story';
import type { RootView } from '../view';
import type { Point } from './geometry';
import type { Layout } from './layout';

/** Somebody went from one place to another (a pawn has no count), or fell where it stood. */
export type Step =
  | { kind: 'move'; owner: string; from: string; to: string; count: number | null }
  | { kind: 'fall'; owner: string; from: string; count: number };

/** The steps since a position, in the order in which they happened. */
export function stepsOf(vocabulary: Vocabulary, happened: readonly Happened[], since: number, before: RootView): Step[] {
  const pawns = new Map(figuresOf(before).map(({ owner, place }) => [owner, place]));
  const steps: Step[] = [];
  for (const told of happened.filter(({ n }) => n >= since).flatMap(({ events }) => events ?? [])) {
    const arg = (name: string): string | null => argOf(vocabulary, told, name);
    const owner = arg('seat');
    if (owner === null) continue;
    if (told.key === 'moved') {
      const [from, to] = [arg('origin'), arg('dest')];
      if (from !== null && to !== null) steps.push({ kind: 'move', owner, from, to, count: Number(arg('count')) });
    } else if (told.key === 'led') {
      // A figure with others: together they are one more than are counted.
      const [from, to] = [arg('origin'), arg('dest')];
      if (from !== null && to !== null) steps.push({ kind: 'move', owner, from, to, count: Number(arg('count')) + 1 });
    } else if (told.key === 'walked' || told.key === 'slipped') {
      const [from, to] = [pawns.get(owner) ?? null, arg('place')];
      if (from !== null && to !== null && from !== to) steps.push({ kind: 'move', owner, from, to, count: null });
      pawns.set(owner, to);
    } else if (told.key === 'warriors-removed') {
      const from = arg('clearing');
      if (from !== null) steps.push({ kind: 'fall', owner, from, count: Number(arg('count')) });
    }
  }
  return steps;
}

/** The way between two places: along the path or over the lake if it can be, else straight. */
export function wayOf(drawn: Layout, from: string, to: string): Point[] {
  const route = [...drawn.routes, ...(drawn.lake?.crossings ?? [])].find((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from));
  if (route) return route.from === from ? route.line : [...route.line].reverse();
  return [drawn.at(from), drawn.at(to)];
}

const STEP_MS = 260;
const MOST_MS = 900;

/** When each of so many steps begins: they overlap by half, and all are over in time. */
export const beginsOf = (count: number): number[] => {
  const apart = Math.min(STEP_MS / 2, (MOST_MS - STEP_MS) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => i * apart);
};
export const DURATION = STEP_MS;
