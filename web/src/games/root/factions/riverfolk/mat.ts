// Its own numbers (view.boards[seat]) by name, as riverfolk/ledger.py lays them out.

import { MOST_SEATS, num, row } from '../../numbers';
import type { Mask } from '../../view';

const TRACKS = 3 * MOST_SEATS;
const PRICES = TRACKS + 3 * MOST_SEATS;
export const RIVERFOLK = {
  PAYMENTS: 0, FUNDS: MOST_SEATS, COMMITTED: 2 * MOST_SEATS, TRACKS, PRICES, BOUGHT: PRICES + 3, HIRER: PRICES + 4,
} as const;
export const SERVICES = ['hand-card', 'riverboats', 'mercenaries'] as const;
export const PRICE_RANGE = [1, 2, 3, 4];
export const POSTS_A_SUIT = 3;
export const POST_POINTS = 2;

export const riverfolk = (board: Mask[]) => ({
  /** warriors by the seat that owns them */
  payments: row(board, RIVERFOLK.PAYMENTS, MOST_SEATS),
  funds: row(board, RIVERFOLK.FUNDS, MOST_SEATS),
  committed: row(board, RIVERFOLK.COMMITTED, MOST_SEATS),
  /** on the empty spaces of each suit's track, by owner */
  spaces: [0, 1, 2].map((suit) => row(board, RIVERFOLK.TRACKS + suit * MOST_SEATS, MOST_SEATS)),
  prices: row(board, RIVERFOLK.PRICES, SERVICES.length),
  bought: num(board[RIVERFOLK.BOUGHT]),
  hirer: num(board[RIVERFOLK.HIRER]),
});
