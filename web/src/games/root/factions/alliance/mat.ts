// What their board holds, and the tables of their rules.

export type { Mat } from './wire';

export type Facts = {
  /** supporters and points for each sympathy token */
  sympathy_cost: number[];
  sympathy_points: number[];
  /** what fits in the pile of supporters while no base is on the map */
  supporters_without_base: number;
};
