// What their board holds, and the tables of their rules.

import type { Mat } from './wire';

export type { Mat };
export type Service = keyof Mat['prices'];

export type Facts = {
  highest_price: number;
  /** points for a trade post */
  post_points: number;
};
