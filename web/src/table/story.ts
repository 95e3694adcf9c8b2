// One step of a game as a sentence, and what it speaks of.

import type { Mark } from '../lib/narrow';
import type { Happened, Told } from '../lib/protocol';
import { capital, type GameWords } from '../lib/words';
import { marksOfEvent } from './marks';

export type Story = { seat: number; text: string; rest: string };

const PLACES: ReadonlySet<string> = new Set(['clearing', 'place', 'field']);

const events = (happened: readonly Happened[]): { told: Told; seat: number }[] =>
  happened.flatMap(({ events, seat }) => (events ?? []).map((told) => ({ told, seat })));

const about = ({ told, seat }: { told: Told; seat: number }): number =>
  told.args?.find(([name]) => name === 'seat')?.[2] ?? seat;

/** The places of a step, to be lit while it is shown. */
export const placesOf = (happened: readonly Happened[]): Mark[] =>
  events(happened).flatMap(({ told }) => marksOfEvent(told)).filter(({ kind }) => PLACES.has(kind));

/** What happened somewhere is said first, the rest after it. */
export function storyOf(happened: readonly Happened[], words: GameWords): Story {
  const found = events(happened);
  const main = found.find(({ told }) => marksOfEvent(told).some(({ kind }) => PLACES.has(kind))) ?? found[0];
  if (!main) return { seat: -1, text: '', rest: '' };
  const rest = found.filter((other) => other !== main).map(({ told }) => capital(words.event(told)));
  return { seat: about(main), text: capital(words.event(main.told)), rest: rest.join(' ') };
}
