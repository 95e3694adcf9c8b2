// What their board holds, and the tables of their rules.

export type { Mat } from './wire';

export type Facts = {
  /** points for each garden of a suit */
  garden_points: number[];
  /** from so many gardens of a suit on there is a card more to draw */
  gardens_for_card: number;
};
