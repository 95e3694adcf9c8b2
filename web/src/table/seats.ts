// How seats are called at the table.

import type { Say } from '../lib/words';
import type { Chair } from '../lib/protocol';

/** Whoever sits there, a person or a computer player by name; where the rules play by themselves, the seat. */
export const nameOf = (chair: Chair | undefined, game: string, say: Say): string =>
  chair ? (chair.name ?? say(`${game}-seat-${chair.word}`)) : '';

/** Whether somebody has the name of another seat too, so that it does not tell who is meant. */
export const sharing = (chairs: Chair[], seat: number): boolean =>
  chairs.some((chair) => chair.seat !== seat && chair.name !== undefined && chair.name === chairs[seat]?.name);
