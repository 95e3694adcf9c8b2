// The games that have a table here.

import type { Component } from 'svelte';
import { spellingOf } from './heirs/tiles';
import { asDrafted } from './root/drafted';
import { allLooks } from './root/factions';
import { progressOf } from './root/progress';
import type { GameEntry, TableProps } from './types';

export const GAMES: Record<string, GameEntry> = {
  heirs: {
    spelling: spellingOf,
    drawn: new Set(['field', 'tile']),
    icons: {
      take: 'u-take', build: 'u-build', lay: 'u-map', march: 'u-walk', deploy: 'u-plus', withdraw: 'u-home', camp: 'u-rot', end: 'u-end',
    },
    turnOf: () => null,
    progress: () => null,
    where: (kind, word, view) => {
      const inHand = kind === 'tile' && (view.hands as string[][]).some((hand) => hand.includes(word));
      return inHand ? 'hand' : kind === 'tile' || kind === 'field' ? 'board' : undefined; // the reserve lies beside the landscape
    },
    hides: false,
    sheet: () => import('./heirs/ScoreSheet.svelte'),
    points: (view, { seat }) => (view.score as number[] | undefined)?.[seat] ?? null,
  },
  root: {
    retell: asDrafted,
    spelling: () => (kind, word) => [
      kind === 'owner' || kind === 'faction' ? 'seat' : kind, (kind === 'card' ? word.replace(/-\d+$/, '') : word).replaceAll('.', '-'),
    ],
    drawn: new Set(['clearing', 'place', 'path', 'card', 'faction']),
    icons: {
      ...Object.assign({}, ...allLooks().map(({ icons }) => icons)),
      battle: 'u-sword', move: 'u-walk', walk: 'u-walk', recruit: 'u-plus', build: 'u-build', craft: 'u-hand', done: 'u-end',
      employ: 'u-person', station: 'u-plus', use: 'u-cards', barter: 'u-rot',
    },
    turnOf: (view) => (view.turn === 0 ? null : view.active as string), // while everything is set up it is nobody's
    progress: progressOf,
    where: (kind, word, view) => {
      const made = (view.crafted as Record<string, string[]> | undefined)?.[view.seat as string] ?? [];
      if (kind === 'card') return made.includes(word) ? 'mat' : 'hand';
      return ({ clearing: 'board', place: 'board', path: 'board', item: 'mat' } as const)[kind];
    },
    hides: true,
    board: ({ map }) => (typeof map === 'string' ? map : null),
    signs: async () => void (await import('./root/sprite')).putSprite(),
    points: (view, { word }) => (view.points as Record<string, number> | undefined)?.[word] ?? null,
  },
};

type Parts = { Table: Component<TableProps> | null; Head: Component<TableProps> | null };
const PARTS = import.meta.glob<{ default: Component<TableProps> }>('./{heirs,root}/{Heirs,Root}{Table,Head}.svelte');

/** A game's table and its part of the page's head, loaded when a table of the game is opened; null: there is none. */
export async function partsOf(game: string): Promise<Parts> {
  const part = async (name: string): Promise<Component<TableProps> | null> => {
    const found = Object.keys(PARTS).find((path) => path.startsWith(`./${game}/`) && path.endsWith(`${name}.svelte`));
    return found ? (await PARTS[found]()).default : null;
  };
  const [Table, Head] = await Promise.all([part('Table'), part('Head')]);
  return { Table, Head };
}
