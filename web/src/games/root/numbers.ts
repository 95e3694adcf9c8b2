// Reading the numbers of a faction's board.

import type { Mask } from './view';

export const MOST_SEATS = 6;
export const NONE = -1;

export const num = (value: Mask | undefined): number => Number(value ?? 0);
export const row = (board: Mask[], at: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => num(board[at + i]));
export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
