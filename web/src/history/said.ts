// Games that are over in words: who, what, where and how long.

import type { Best, Other, Played, Tally } from '../lib/api';
import type { Say } from '../lib/words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest units that matter: days, hours and minutes, or minutes alone. */
export function duration(seconds: number, say: Say): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  if (seconds >= 2 * DAY) return say('web-time-days', { count: Math.round(seconds / DAY) });
  if (minutes < 60) return say('web-time-minutes', { count: minutes });
  return say('web-time-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** What somebody played; where nobody knows, that. */
export const roleName = (game: string, role: string, say: Say): string =>
  role ? say(`${game}-seat-${role.replaceAll('.', '-')}`) : say('web-history-role-unknown');

export const boardName = (game: string, board: string, say: Say): string => say(`${game}-option-map-${board}`);

type Somebody = Pick<Other, 'name' | 'agent' | 'role'>;
/** Whoever has a name, a kind of computer player, or a seat that the rules play. */
export const otherName = (game: string, { name, agent, role }: Somebody, say: Say, strength: (agent: string) => string): string =>
  name ?? (agent ? say('web-history-computer', { strength: strength(agent) }) : roleName(game, role, say));

/** "Platz 2 von 4", where the place is known. */
export const placeOf = ({ rank, others }: Played, say: Say): string =>
  rank === null ? '' : say('web-history-place', { rank, of: others.length + 1 });

export const share = ({ games, won }: Tally): number => (games === 0 ? 0 : Math.round((100 * won) / games));

/** The value of a personal best: points, a time or a number of games. */
export function bestValue({ kind, value }: Best, say: Say): string {
  if (kind === 'fastest' || kind === 'longest') return duration(value, say);
  return kind === 'streak' ? say('web-history-wins', { count: value }) : say('web-points', { count: value });
}
