// Why somebody has to decide in the middle of things, as far as the decision tells it.

import type { Mark } from '../lib/narrow';
import type { Deciding } from '../lib/protocol';

const WHO: ReadonlySet<string> = new Set(['seat', 'owner']);
const PLACES: ReadonlySet<string> = new Set(['clearing', 'place', 'field']);

/** Who else is part of it: the first whom the decision names, else whoever's turn it is; null: nobody else. */
export function by({ seat, about }: Deciding, turn: number): number | null {
  const named = about.find(([, kind, value]) => WHO.has(kind) && value !== null && value !== seat);
  return named?.[2] ?? (turn >= 0 && turn !== seat ? turn : null);
}

/** The places that it speaks of. */
export const placesOfCause = ({ about }: Deciding): Mark[] =>
  about.flatMap(([, kind, value]) => (PLACES.has(kind) && value !== null ? [{ kind, value }] : []));
