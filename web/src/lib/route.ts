// Which page an address means. Secrets (invitations, personal links) stand in the fragment, which no server sees.

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'settings' }
  | { page: 'history' }
  | { page: 'mail'; off: string }
  | { page: 'rules'; game: string; law: string }
  | { page: 'example'; game: string; name: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'learn' }
  | { page: 'lesson'; lesson: string; chapter: number }
  | { page: 'campaign'; campaign: string }
  | { page: 'newCampaign' }
  | { page: 'unknown' };

/** What the fragment hands over: an invitation to a table, or a personal link. */
export type Handed = { invite?: string; me?: string };

const PLAIN: Record<string, Route> = {
  '/': { page: 'start' },
  '/new': { page: 'new' },
  '/campaigns/new': { page: 'newCampaign' },
  '/settings': { page: 'settings' },
  '/history': { page: 'history' },
  '/learn': { page: 'learn' },
  '/mail/confirm': { page: 'mail', off: '' },
  '/rules': { page: 'rules', game: '', law: '' },
};
const TABLE = /^\/(tables|replays)\/([A-Za-z0-9_-]{1,32})$/;
/** The link in every letter by which its reader signs off. */
const MAIL_OFF = /^\/mail\/off\/([A-Za-z0-9_~-]{1,200})$/;
const CAMPAIGN = /^\/campaigns\/([A-Za-z0-9_-]{1,32})$/;
const LESSON = /^\/learn\/([a-z0-9-]{1,40})\/(\d{1,2})$/;
const RULES = /^\/rules\/([a-z]{1,16})(?:\/([A-Za-z0-9._]{1,24}))?$/;

/** An example of the rules, which opens on a board of its own. */
const EXAMPLE = /^\/examples\/([a-z]{1,16})\/([a-z0-9-]{1,40}\.\d{1,3})$/;

export function routeOf(path: string): Route {
  const clean = path.replace(/(.)\/$/, '$1') || '/';
  if (PLAIN[clean]) return PLAIN[clean];
  const table = TABLE.exec(clean);
  if (table) return { page: table[1] === 'replays' ? 'replay' : 'table', table: table[2] };
  const off = MAIL_OFF.exec(clean);
  if (off) return { page: 'mail', off: off[1] };
  const campaign = CAMPAIGN.exec(clean);
  if (campaign) return { page: 'campaign', campaign: campaign[1] };
  const example = EXAMPLE.exec(clean);
  if (example) return { page: 'example', game: example[1], name: example[2] };
  const lesson = LESSON.exec(clean);
  if (lesson) return { page: 'lesson', lesson: lesson[1], chapter: Number(lesson[2]) };
  const rules = RULES.exec(clean);
  return rules ? { page: 'rules', game: rules[1], law: rules[2] ?? '' } : { page: 'unknown' };
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
export const exampleLink = (game: string, name: string): string => `/examples/${game}/${name}`;
/** A paragraph's own address; its first letter or number tells the game. */
export const lawLink = (law: string): string => `/rules/${law.startsWith('E.') ? 'heirs' : 'root'}/${law}`;
