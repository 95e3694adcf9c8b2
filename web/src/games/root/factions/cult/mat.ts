// What their board holds, and the tables of their rules.

export type Mat = {
  outcast: string;
  hated: number;
  acolytes: number;
  lost_souls: string[];
  revealed: string[];
  /** suits whose gardens have scored in this turn */
  scored: string[];
};

export type Facts = {
  /** points for each garden of a suit */
  garden_points: number[];
  /** from so many gardens of a suit on there is a card more to draw */
  gardens_for_card: number;
};
