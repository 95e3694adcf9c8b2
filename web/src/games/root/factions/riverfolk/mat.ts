// What their board holds, and the tables of their rules.

export type Mat = {
  /** warriors by the seat that owns them */
  payments: Record<string, number>;
  funds: Record<string, number>;
  committed: Record<string, number>;
  /** on the empty spaces of each suit's track, by owner */
  spaces: Record<string, Record<string, number>>;
  prices: Record<string, number>;
  bought: number;
  hirer: string | null;
};

export type Facts = {
  highest_price: number;
  /** points for a trade post */
  post_points: number;
};
