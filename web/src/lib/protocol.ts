// The messages between this client and a table, shape for shape as in src/lichtung/server/protocol.py.

/** An action as ints: the verb's number, then one int for each of its fields. */
export type Code = number[];

export type Preset =
  | 'hello' | 'well-played' | 'thanks' | 'oops' | 'thinking' | 'good-game' | 'brb' | 'back';
export const PRESETS: Preset[] = [
  'hello', 'well-played', 'thanks', 'oops', 'thinking', 'good-game', 'brb', 'back',
];

// --- From the client

export type Hello = { type: 'hello'; since?: number };

type Keyed = { key: string; base: number; seat: number };
export type Act = Keyed & { type: 'act'; action: Code | string };
export type Undo = Keyed & { type: 'undo' };
export type AskUndo = Keyed & { type: 'ask-undo' };
export type AnswerUndo = Keyed & { type: 'answer-undo'; yes: boolean };
export type Resign = Keyed & { type: 'resign' };
export type Pause = Keyed & { type: 'pause'; on: boolean };
/** What changes a game; it carries the position it was meant for and a key of its own. */
export type Command = Act | Undo | AskUndo | AnswerUndo | Resign | Pause;

export type Say = { type: 'say'; key: string; text: string };
export type SayPreset = { type: 'say-preset'; key: string; preset: Preset };
export type Mute = { type: 'mute'; line: number; on: boolean };
export type Ping = { type: 'ping' };
export type ClientMessage = Hello | Command | Say | SayPreset | Mute | Ping;

// --- From the server

/** Name, kind and value of an argument; null: hidden from the viewer. */
export type Argument = [name: string, kind: string, value: number | null];

/** Why something was not done: a key of the catalogues; the paragraph if a rule says so. */
export type Problem = {
  key: string;
  law?: string;
  where?: string;
  args?: Record<string, unknown>;
};

/** An event: paragraph, key, arguments. */
export type Told = { law: string; key: string; args?: Argument[] };

/** One record as a viewer may read it. */
export type Happened = {
  n: number;
  kind: string;
  seat: number;
  at: number;
  events?: Told[];
  body?: unknown;
};

/** A seat: who has it, a person's name or an agent's. */
export type Chair = {
  seat: number;
  word: string;
  name?: string;
  agent?: string;
  locked?: boolean;
  automatic?: boolean;
  online?: boolean;
  yours?: boolean;
};

/** Whose decision it is, at which step, by which paragraph, and since when. */
export type Deciding = { seat: number; step: string; law: string; since: number };

export type Outcome = { scores: number[]; winners: number[]; law: string; key: string };

/** Seconds left by seat (none: no limit), whose clock runs, and who wishes to pause or to go on. */
export type Clock = { left: number[]; running: number | null; paused: boolean; wishes: number[] };

export type VerbInfo = { word: string; fields: [name: string, kind: string][] };

/** How the codes of actions and the arguments of events are read. */
export type Vocabulary = { verbs: VerbInfo[]; words: Record<string, string[]> };

/** What a seat may know, as the game's view gives it. */
export type View = Record<string, unknown>;

export type Phase = 'open' | 'running' | 'finished' | 'closed';

export type Welcome = {
  type: 'welcome';
  table: string;
  game: string;
  title: string;
  phase: Phase;
  setup: Record<string, unknown>;
  options: Record<string, unknown>;
  chairs: Chair[];
  vocabulary: Vocabulary;
  seal: string;
};

/** What happened since the client last heard, and how things stand for each of its seats (-1: spectators). */
export type Update = {
  type: 'update';
  n: number;
  phase: Phase;
  happened: Happened[];
  views: Record<string, View>;
  deciding: Deciding | null;
  legal: Code[];
  undo: number[];
  asked: number | null;
  agreed: number[];
  clock: Clock | null;
  outcome: Outcome | null;
  seed: string | null;
};

export type Done = { type: 'done'; key: string; n: number };
export type Refused = { type: 'refused'; key: string; problem: Problem };
export type Stale = { type: 'stale'; key: string; n: number };
export type Answer = Done | Refused | Stale;

export type ChatLine = { n: number; name: string; at: number; text?: string; preset?: Preset };
export type Chat = { type: 'chat'; lines: ChatLine[] };
export type Seats = { type: 'seats'; phase: Phase; chairs: Chair[] };
export type Trouble = { type: 'trouble'; problem: Problem };
export type Pong = { type: 'pong' };

export type ServerMessage = Welcome | Update | Answer | Chat | Seats | Trouble | Pong;
