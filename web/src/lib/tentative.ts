// The decisions of a turn that can still be taken back, and those that were and can be done again.

import type { Code, Happened } from './protocol';

export type Step = { seat: number; code: Code };
export type Tentative = { done: readonly Step[]; undone: readonly Step[] };

export const NOTHING: Tentative = { done: [], undone: [] };

/** A decision was carried out; another one than the next of those taken back makes these void. */
export function decided({ done, undone }: Tentative, step: Step): Tentative {
  const next = undone.at(-1);
  const again = next !== undefined && next.seat === step.seat && next.code.join() === step.code.join();
  return { done: [...done, step], undone: again ? undone.slice(0, -1) : [] };
}

/** The last decision was taken back. */
export function takenBack({ done, undone }: Tentative): Tentative {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : NOTHING;
}

/** What is left of it after these records: nothing once chance or somebody else has acted. */
export function followed(tentative: Tentative, fresh: readonly Happened[], mine: readonly number[]): Tentative {
  const own = ({ kind, seat }: Happened): boolean => (kind === 'play' || kind === 'undo') && mine.includes(seat);
  return fresh.every(own) ? tentative : NOTHING;
}

/** The decision to do again, while the rules allow it. */
export function again({ undone }: Tentative, seat: number, legal: readonly Code[]): Code | null {
  const next = undone.at(-1);
  if (!next || next.seat !== seat) return null;
  return legal.find((code) => code.join() === next.code.join()) ?? null;
}
