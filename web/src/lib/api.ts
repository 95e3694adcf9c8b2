// What is asked of the server over HTTP; types as in src/lichtung/server/web/bodies.py.

import type { Recorded } from '../replay/recorded';
import type { Chair, Phase, Problem } from './protocol';
import type { HintsWish } from '../table/hints.svelte';
import type { JudgedPosition } from './judging';
import type { Curriculum, LessonEntry, LessonTable } from './lessons';
import type { Because, Code, OpenCode, Seen } from './protocol';
import type { Asked, Replay, Standings } from './replay';

export type Me = { id: string; name: string; login: string | null };
export type OptionInfo = { name: string; choices: string[]; law: string };
/**
 * A faction that can be chosen: how many seats may play it, beside whom it cannot play, whether somebody decides for it,
 * and whether its setup card is militant; null: it has none.
 */
export type FactionInfo = { id: string; seats: number; replaces: string | null; decides: boolean; militant: boolean | null };
export type HirelingInfo = { id: string; sides: [string, string]; excludes: string[] };
export type GameInfo = {
  options: OptionInfo[];
  lists: Record<string, string[]>;
  factions: FactionInfo[];
  /** missing on servers that have none */
  hirelings?: HirelingInfo[];
  agents: string[];
  /** Catalogues by language that this page may have been built without. */
  words: Record<string, string>;
};
export type TableInfo = {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  public: boolean;
  yours: boolean;
  /** the name of whoever made it */
  host: string | null;
  /** the campaign whose game it is */
  campaign: string | null;
  created: number;
  updated: number;
  deciding: number | null;
  chairs: Chair[];
  /** what its game was made of */
  setup: Record<string, unknown>;
};
/** How a game ended for one of its seats. */
export type SeatFared = { seat: number; outcome: Fared; points: number | null };
/** A game that is over; how its seats fared is empty where nobody knows it yet. */
export type FinishedTable = TableInfo & { fared: SeatFared[] };
export type TableDetails = TableInfo & {
  options: Record<string, unknown>;
  seal: string;
};
export type ClockOptions = { mode: 'none' | 'turn' | 'total'; seconds: number; increment?: number };
/** How a table is run, apart from the rules of its game. */
export type TableOptions = { clock?: ClockOptions; grace?: number; timeout?: 'agent' | 'lose'; hints?: HintsWish };
export type NewTable = {
  game: string;
  setup?: Record<string, unknown>;
  seats?: string[];
  /** Of people at this device, one for each seat; empty: my own. */
  names?: string[];
  title?: string;
  public?: boolean;
  options?: TableOptions;
};
export type NewCampaign = {
  factions: string[];
  seats: string[];
  names: string[];
  /** games to be won; 0: until the first loss */
  length: number;
  options: Record<string, string>;
  title: string;
};
export type CampaignSeat = { word: string; name: string | null; agent: string | null; automatic: boolean; yours: boolean; face: number | null };
export type CampaignGame = {
  table: string;
  state: 'open' | 'won' | 'lost';
  lead: number;
  /** cards by seat */
  brought: Record<string, string[]>;
  /** empty while it is being played */
  points: Record<string, number>;
  rounds: number;
  chosen: Record<string, string>;
};
export type Campaign = {
  id: string;
  title: string;
  status: 'running' | 'won' | 'lost' | 'abandoned';
  length: number;
  wins: number;
  yours: boolean;
  created: number;
  updated: number;
  setup: Record<string, unknown>;
  seats: CampaignSeat[];
  games: CampaignGame[];
  choices: { seat: string; cards: string[]; yours: boolean }[];
  /** with which the machine begins the next game */
  lead: number;
  carried: Record<string, string[]>;
};
export type Ok = { ok: boolean };
/** Secret addresses and signatures are told once. */
export type FeedMade = { json: string; atom: string };
export type HookMade = { url: string; secret: string };
/** Where letters go; `offered` is false where the server sends none. */
export type MailState = {
  offered: boolean;
  address: string | null;
  language: string | null;
  confirmed: boolean;
  active: boolean;
  trouble: string | null;
};
export type Fared = 'won' | 'drawn' | 'lost' | 'left' | 'unknown';
/** Somebody else at the table: a person by name, an agent, or (neither) a seat that the rules play. */
export type Other = { name: string | null; agent: string | null; role: string; outcome: Fared; points: number | null };
/** A game that is over, as one seat of mine saw it; times in seconds. */
export type Played = {
  table: string;
  seat: number;
  game: string;
  title: string;
  board: string;
  role: string;
  outcome: Fared;
  points: number | null;
  rank: number | null;
  reason: string;
  early: boolean;
  began: number;
  ended: number;
  replay: boolean;
  others: Other[];
};
export type HistoryPage = { page: number; pages: number; total: number; games: Played[] };
/** Games counted by whatever of game, role, board, name and agent is told. */
export type Tally = {
  game: string;
  role: string;
  board: string;
  name: string | null;
  agent: string | null;
  games: number;
  won: number;
  drawn: number;
  points: number | null;
};
export type Best = { game: string; kind: string; value: number; table: string; ended: number; replay: boolean };
export type Statistics = { games: Tally[]; roles: Tally[]; boards: Tally[]; opponents: Tally[]; bests: Best[] };
export type FoundParagraph = { game: string; law: string };
export type TableMade = { id: string; invite: string };
export type RecordedGameMade = TableMade & Recorded;

/** A request that was not carried out, with the reason for people. */
export class Refusal extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.key);
  }
}

/** An answer as it comes; only failures are read here. */
async function request(method: string, path: string, body?: unknown, invite?: string, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(invite ? { 'x-invite': invite } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ key: 'network' }, 0);
  }
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const problem = (answer as { problem?: Problem } | null | undefined)?.problem;
  throw new Refusal(problem ?? { key: response.status >= 502 ? 'network' : 'our-fault' }, response.status);
}

async function ask<T>(method: string, path: string, body?: unknown, invite?: string): Promise<T> {
  const response = await request(method, path, body, invite);
  const answer: unknown = await response.json().catch(() => undefined);
  if (answer === undefined) throw new Refusal({ key: 'our-fault' }, response.status);
  return answer as T;
}

const campaign = (id: string): string => `/api/campaigns/${encodeURIComponent(id)}`;
const lesson = (id: string, chapter: number): string => `/api/lessons/${encodeURIComponent(id)}/${chapter}`;
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<Record<string, GameInfo>>('GET', '/api/games'),
  me: () => ask<Me | null>('GET', '/api/me'), // null: a stranger
  guest: (name: string) => ask<Me & { token: string }>('POST', '/api/guest', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  byLink: (token: string, instead = false) => ask<Me>('POST', '/api/link', { token, instead }),
  logIn: (login: string, password: string) => ask<Me>('POST', '/api/login', { login, password }),
  register: (login: string, password: string) => ask<Me>('POST', '/api/register', { login, password }),
  changePassword: (old: string, fresh: string) => ask<Me>('POST', '/api/me/password', { old, new: fresh }),
  logOut: () => ask<Ok>('POST', '/api/logout'),
  logOutEverywhere: () => ask<{ token: string | null }>('POST', '/api/logout-everywhere'),
  feed: () => ask<{ active: boolean }>('GET', '/api/me/feed'),
  makeFeed: () => ask<FeedMade>('POST', '/api/me/feed'),
  forgetFeed: () => ask<Ok>('DELETE', '/api/me/feed'),
  hook: () => ask<{ url: string | null }>('GET', '/api/me/webhook'),
  setHook: (url: string) => ask<HookMade>('POST', '/api/me/webhook', { url }),
  forgetHook: () => ask<Ok>('DELETE', '/api/me/webhook'),
  mail: () => ask<MailState>('GET', '/api/me/mail'),
  setMail: (address: string, language: string) => ask<MailState>('POST', '/api/me/mail', { address, language }),
  changeMail: (changed: { active?: boolean; language?: string }) => ask<MailState>('PATCH', '/api/me/mail', changed),
  forgetMail: () => ask<Ok>('DELETE', '/api/me/mail'),
  confirmMail: (token: string) => ask<Ok>('POST', '/api/mail/confirm', { token }),
  mailOff: (token: string) => ask<Ok>('POST', `/mail/off/${encodeURIComponent(token)}`),
  history: (page: number, game: string) => ask<HistoryPage>('GET', `/api/me/history?${new URLSearchParams({ page: String(page), game })}`),
  statistics: () => ask<Statistics>('GET', '/api/me/statistics'),
  historyFile: (ending: 'csv' | 'json') => `/api/me/history.${ending}`,
  newToken: () => ask<{ token: string }>('POST', '/api/me/token'),
  openTables: () => ask<TableInfo[]>('GET', '/api/tables'),
  myTables: () => ask<TableInfo[]>('GET', '/api/my-tables'),
  create: (wish: NewTable) => ask<TableMade>('POST', '/api/tables', wish),
  accept: (token: string) => ask<TableDetails>('POST', '/api/invitations', { token }),
  /** With an invitation also for somebody who has not accepted it. */
  table: (id: string, invite?: string) => ask<TableDetails>('GET', table(id), undefined, invite),
  invite: (id: string) => ask<{ invite: string }>('POST', `${table(id)}/invite`),
  sit: (id: string, seat: number) => ask<TableDetails>('POST', `${table(id)}/seats/${seat}`),
  pledge: (id: string, seat: number, pledge: string) => ask<TableDetails>('PUT', `${table(id)}/seats/${seat}/pledge`, { pledge }),
  stand: (id: string, seat: number) => ask<TableDetails>('DELETE', `${table(id)}/seats/${seat}`),
  arrange: (id: string, seat: number, agent: string) => ask<TableDetails>('PATCH', `${table(id)}/seats/${seat}`, { agent }),
  nameSeat: (id: string, seat: number, name: string) => ask<TableDetails>('PATCH', `${table(id)}/seats/${seat}`, { name }),
  lock: (id: string, seat: number, locked: boolean) => ask<TableDetails>('PATCH', `${table(id)}/seats/${seat}`, { locked }),
  change: (id: string, changed: { title?: string; public?: boolean }) => ask<TableDetails>('PATCH', table(id), changed),
  close: (id: string) => ask<Ok>('DELETE', table(id)),
  begin: (id: string) => ask<TableDetails>('POST', `${table(id)}/begin`),
  rematch: (id: string) => ask<TableDetails>('POST', `${table(id)}/rematch`),
  campaigns: () => ask<Campaign[]>('GET', '/api/campaigns'),
  campaign: (id: string) => ask<Campaign>('GET', campaign(id)),
  beginCampaign: (wish: NewCampaign) => ask<{ id: string; table: string; invite: string }>('POST', '/api/campaigns', wish),
  nextGame: (id: string) => ask<{ table: string }>('POST', `${campaign(id)}/next`),
  takeAlong: (id: string, seat: string, card: string) => ask<Campaign>('POST', `${campaign(id)}/cards`, { seat, card }),
  abandonCampaign: (id: string) => ask<Campaign>('POST', `${campaign(id)}/abandon`),
  lessons: () => ask<Curriculum>('GET', '/api/lessons'),
  lesson: (id: string, chapter: number, entry: LessonEntry) => ask<LessonTable>('POST', lesson(id, chapter), entry),
  lessonLook: (id: string, chapter: number, path: string[], action: Code) => ask<Seen>('POST', `${lesson(id, chapter)}/look`, { path, action }),
  lessonWhy: (id: string, chapter: number, path: string[], action: OpenCode) => ask<Because>('POST', `${lesson(id, chapter)}/why`, { path, action }),
  replays: () => ask<FinishedTable[]>('GET', '/api/replays'),
  replay: (id: string, wish: Asked) => {
    const said = Object.entries(wish).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    return ask<Replay>('GET', `${table(id)}/replay?${new URLSearchParams(said)}`);
  },
  points: (id: string) => ask<Standings>('GET', `${table(id)}/points`),
  /** A board to try things on: from a position of a finished game, or from what a lone player knows now. */
  analyse: (id: string, at?: number) => ask<TableMade>('POST', `${table(id)}/analysis`, at === undefined ? {} : { at }),
  /** A strong computer player's view of a whole game, as lines; whoever stops reading ends it. */
  judge: (id: string, signal: AbortSignal) => request('POST', `${table(id)}/judgements`, undefined, undefined, signal),
  judgeAt: (id: string, at: number) => ask<JudgedPosition>('POST', `${table(id)}/advice`, { at }),
  readRecorded: (text: string) => ask<RecordedGameMade>('POST', '/api/rootlog', { text }),
  readJournal: (journal: string) => ask<TableMade>('POST', '/api/import', { journal }),
  /** Paragraphs that fit words, a question or a number, the best first. */
  findLaw: (question: string, language: string, game = '') =>
    ask<FoundParagraph[]>('GET', `/api/law?${new URLSearchParams({ q: question, lang: language, game })}`),
  tryExample: (game: string, name: string, language: string) =>
    ask<TableMade>('POST', `/api/examples/${encodeURIComponent(game)}/${encodeURIComponent(name)}?lang=${language}`),
  pictureAddress: (id: string, language: string) => `${table(id)}/picture.svg?lang=${language}`,
  journalAddress: (id: string) => `${table(id)}/journal`,
  scenarioAddress: (id: string, at?: number) => `${table(id)}/scenario${at === undefined ? '' : `?at=${at}`}`,
};
