// Which page an address means. Secrets (invitations, personal links) stand in the fragment, which no server sees.

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'table'; table: string }
  | { page: 'unknown' };

/** What the fragment hands over: an invitation to a table, or a personal link. */
export type Handed = { invite?: string; me?: string };

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'start' };
  if (path === '/new') return { page: 'new' };
  const found = /^\/tables\/([A-Za-z0-9_-]{1,32})\/?$/.exec(path);
  return found ? { page: 'table', table: found[1] } : { page: 'unknown' };
}

export function handedBy(fragment: string): Handed {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const handed: Handed = {};
  const invite = said.get('invite');
  const me = said.get('me');
  if (invite) handed.invite = invite;
  if (me) handed.me = me;
  return handed;
}

export const inviteLink = (origin: string, table: string, token: string): string =>
  `${origin}/tables/${table}#invite=${token}`;
export const personalLink = (origin: string, token: string): string => `${origin}/#me=${token}`;
