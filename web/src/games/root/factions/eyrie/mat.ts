// What their board holds, and the tables of their rules.

export type Mat = {
  leader: string | null;
  deposed: string[];
  /** cards and viziers by column */
  decree: Record<string, string[]>;
  viziers: Record<string, number>;
  /** the column being resolved */
  column: string | null;
  /** what is left to resolve in it, by suit */
  due: Record<string, number>;
};

export type Facts = {
  /** points in the Evening for so many roosts on the map */
  roost_points: number[];
  /** from so many roosts on there is a card more to draw */
  roosts_for_card: number[];
};
