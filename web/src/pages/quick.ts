// Whoever wants to play at once: a faction, a board and opponents, remembered from the last time.

import type { GameInfo, NewTable } from '../lib/api';
import { remember, remembered } from '../lib/remember';
import { freshDraft, MIXES, USUAL, wishOf } from './new/draft';

export type Quick = { faction: string; board: string; opponents: number; strength: string };

const KEY = 'lichtung-quick-';
const MOST = 5;
const USUAL_STRENGTH = 'medium';

/** The factions that somebody can play. */
export const playable = (info: GameInfo): string[] => info.factions.filter(({ decides }) => decides).map(({ id }) => id);
export const boardsOf = (info: GameInfo): string[] => info.options.find(({ name }) => name === 'map')?.choices ?? [];
/** How many opponents there can be. */
export const opponentsOf = (info: GameInfo): number[] =>
  info.factions.length === 0 ? [1] : Array.from({ length: Math.min(MOST, playable(info).length - 1) }, (_, i) => i + 1);

/** What was chosen the last time, as far as it can still be chosen; else what is usual. */
export function quickFrom(text: string | null, info: GameInfo): Quick {
  const said = read(text);
  const among = <T>(values: T[], value: unknown, usual: T): T => (values.includes(value as T) ? (value as T) : usual);
  const counts = opponentsOf(info);
  return {
    faction: among(playable(info), said.faction, playable(info)[0] ?? ''),
    board: among(boardsOf(info), said.board, boardsOf(info)[0] ?? ''),
    opponents: among(counts, said.opponents, counts.includes(USUAL.length - 1) ? USUAL.length - 1 : (counts.at(-1) ?? 1)),
    strength: among(info.agents, said.strength, among(info.agents, USUAL_STRENGTH, info.agents.at(-1) ?? '')),
  };
}

function read(text: string | null): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text ?? '{}');
    return said !== null && typeof said === 'object' ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const recall = (game: string, info: GameInfo): Quick => quickFrom(remembered(KEY + game), info);
export const keep = (game: string, quick: Quick): void => remember(KEY + game, JSON.stringify(quick));

/** A mix of so many factions with this one in it: a suggested one if there is any, else the usual ones first. */
export function mixWith(faction: string, seats: number, info: GameInfo): string[] {
  const known = playable(info);
  const suggested = MIXES.competitive.find(
    (mix) => mix.length === seats && mix.includes(faction) && new Set(mix).size === seats && mix.every((one) => known.includes(one)),
  );
  const mix = suggested ?? [...new Set([faction, ...USUAL, ...known])].filter((one) => known.includes(one)).slice(0, seats);
  return known.filter((one) => mix.includes(one));
}

/** The table that is asked for: me on the chosen seat, computer players of one strength on all others. */
export function quickTable(game: string, quick: Quick, info: GameInfo): NewTable {
  const draft = freshDraft(game);
  if (info.factions.length > 0) {
    draft.factions = mixWith(quick.faction, quick.opponents + 1, info);
    draft.options[`${game}.map`] = quick.board;
    for (const word of draft.factions) draft.seats[word] = word === quick.faction ? 'me' : quick.strength;
  } else {
    draft.sets = 'own';
    draft.seats = { white: 'me', blue: quick.strength };
  }
  return wishOf(draft, info);
}
