// What their board holds, and the tables of their rules.

import type { Mat } from './wire';

export type { Mat };
export type Rank = keyof Mat['lost_crowns'];
/** The place beside the map. */
export const BURROW = 'duchy.burrow';

export type Facts = {
  /** actions of an Assembly */
  actions: number;
  /** warriors that come to the Burrow with none to three citadels on the map */
  warriors_by_citadels: number[];
  ministers: { minister: string; rank: Rank }[];
  ranks: { rank: Rank; crowns: number; cards: number; points: number }[];
};
