// What her board holds, and the tables of her rules.

export type { Mat } from './wire';

export type Facts = {
  /** wood for each building of a track */
  wood_cost: number[];
  /** points for each building of a track, by the building's name */
  build_points: Record<string, number[]>;
  /** from so many recruiters on there is a card more to draw */
  recruiters_for_card: number[];
  /** actions in a turn, and moves in an action */
  actions: number;
  moves: number;
};
