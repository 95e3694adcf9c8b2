// What their board holds, and the tables of their rules.

export type { Mat } from './wire';

export type Facts = {
  /** actions of a Daylight */
  actions: number;
  /** the kinds of plots, and how many there are of each */
  plots: string[];
  plots_a_kind: number;
};
