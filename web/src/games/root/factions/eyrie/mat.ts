// What their board holds, and the tables of their rules.

export type { Mat } from './wire';

export type Facts = {
  /** points in the Evening for so many roosts on the map */
  roost_points: number[];
  /** from so many roosts on there is a card more to draw */
  roosts_for_card: number[];
};
