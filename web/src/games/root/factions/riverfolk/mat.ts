// What their board holds, and the tables of their rules.

export type { Mat } from './wire';

export type Facts = {
  highest_price: number;
  /** points for a trade post */
  post_points: number;
};
