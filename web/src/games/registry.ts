// The games that have a table here.

import type { Component } from 'svelte';
import { spellingOf } from './heirs/tiles';
import type { GameEntry, TableProps } from './types';

export const GAMES: Record<string, GameEntry> = {
  heirs: {
    spelling: spellingOf,
    drawn: new Set(['field', 'tile']),
    final: new Set(['take', 'camp', 'raze', 'spare', 'discard', 'end', 'set']),
    showsSeats: false,
    points: (view, seat) => (view.score as number[] | undefined)?.[seat] ?? null,
  },
  root: {
    spelling: () => (kind, word) => [kind, (kind === 'card' ? word.replace(/-\d+$/, '') : word).replaceAll('.', '-')],
    drawn: new Set(['clearing', 'place', 'card']),
    final: new Set(['battle', 'done', 'roll', 'ambush', 'foil', 'draw', 'steal', 'dominance', 'rob', 'explore', 'turmoil']),
    showsSeats: true,
    points: (view, seat) => (view.points as number[] | undefined)?.[seat] ?? null,
  },
};

const TABLES = import.meta.glob<{ default: Component<TableProps> }>('./{heirs,root}/{Heirs,Root}Table.svelte');

/** A game's table, loaded when a table of the game is opened; null: all there is are words and lists. */
export async function tableOf(game: string): Promise<Component<TableProps> | null> {
  const found = Object.keys(TABLES).find((path) => path.startsWith(`./${game}/`));
  return found ? (await TABLES[found]()).default : null;
}
