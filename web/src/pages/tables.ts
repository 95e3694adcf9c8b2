// Tables in lists: what is mine to do comes first.

import type { TableInfo } from '../lib/api';

export const myTurn = (table: TableInfo): boolean =>
  table.phase === 'running' && table.chairs.some((chair) => chair.yours && chair.seat === table.deciding);

/** Whether somebody may still sit down there. */
export const hasRoom = ({ phase, chairs }: TableInfo): boolean =>
  phase === 'open' && chairs.some(({ name, agent, automatic }) => !name && !agent && !automatic);

const rank = (table: TableInfo): number => (myTurn(table) ? 0 : table.phase === 'running' ? 1 : 2);

/** Tables that are not over, my turns first, then running games, then waiting tables, each the latest first. */
export const current = (tables: TableInfo[]): TableInfo[] =>
  tables
    .filter(({ phase }) => phase === 'running' || phase === 'open')
    .sort((one, two) => rank(one) - rank(two) || two.updated - one.updated);
