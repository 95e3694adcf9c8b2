// Written by tools/protocol_types.py from src/lichtung/server/tables/protocol.py; do not edit.

export type Code = number[];

export type OpenCode = (number | null)[];

export const PRESETS = ['hello', 'well-played', 'thanks', 'oops', 'thinking', 'good-game', 'brb', 'back'] as const;
export type Preset = (typeof PRESETS)[number];

export type Phase = 'open' | 'running' | 'finished' | 'closed';

export type Then = 'own' | 'other' | 'chance' | 'shown' | 'over';

export type Cause = 'won' | 'points' | 'position';

export type Argument = [string, string, number | null];

export type View = Record<string, unknown>;

/**
 * Send me everything from this record on; nothing seen yet: 0.
 * `brief`: of a long history its last part will do, so that the board stands at once.
 */
export type Hello = {
  type: 'hello';
  since?: number;
  brief?: boolean;
};

/** Send me a piece of the history: the records before this one. */
export type Recall = {
  type: 'recall';
  before: number;
};

/** Decide: an action as its code or in notation. */
export type Act = {
  type: 'act';
  key: string;
  base: number;
  seat: number;
  action: Code | string;
};

/** Take my last decision back, if no barrier stands before it. */
export type Undo = {
  type: 'undo';
  key: string;
  base: number;
  seat: number;
};

/** Ask the others to go back to before my last decision, across a barrier. */
export type AskUndo = {
  type: 'ask-undo';
  key: string;
  base: number;
  seat: number;
};

/** Agree, or not, to what another has asked. */
export type AnswerUndo = {
  type: 'answer-undo';
  key: string;
  base: number;
  seat: number;
  yes: boolean;
};

/** Give up a seat's game. */
export type Resign = {
  type: 'resign';
  key: string;
  base: number;
  seat: number;
};

/** Vote to stop the clocks, or to start them again; it happens once everybody has voted so. */
export type Pause = {
  type: 'pause';
  key: string;
  base: number;
  seat: number;
  on: boolean;
};

/** Why is nothing allowed that agrees with this action, whose open fields are null? */
export type Why = {
  type: 'why';
  key: string;
  seat: number;
  action: OpenCode;
};

/** What would this action of mine do? */
export type Look = {
  type: 'look';
  key: string;
  seat: number;
  action: Code;
};

/** What can another seat do to mine in its next turn? */
export type Fear = {
  type: 'fear';
  key: string;
  seat: number;
  other: number;
};

/** What would a strong agent do in my place, and why? */
export type Advise = {
  type: 'advise';
  key: string;
  seat: number;
};

/** A line for everybody at the table. */
export type Say = {
  type: 'say';
  key: string;
  text: string;
};

/** One of the short messages that every client can translate. */
export type SayPreset = {
  type: 'say-preset';
  key: string;
  preset: Preset;
};

/** The owner of the table mutes whoever wrote this line of the chat, or lets him speak again. */
export type Mute = {
  type: 'mute';
  line: number;
  on: boolean;
};

/** What my seat promised to add to chance, now that all have promised. */
export type Reveal = {
  type: 'reveal';
  seat: number;
  nonce: string;
};

/** Are you there? */
export type Ping = {
  type: 'ping';
};

/** Why something was not done: a key of the catalogues with arguments, the paragraph if a rule says so. */
export type Problem = {
  key: string;
  law?: string;
  where?: string;
  args?: Record<string, unknown>;
};

/** An event: paragraph, key, and its arguments as name, kind and value (null: hidden from the viewer). */
export type Told = {
  law: string;
  key: string;
  args?: Argument[];
};

/**
 * A piece of a sentence: a key of the catalogues after the game's name, arguments, and how it follows.
 * A phrase stands in for the argument of its name: one part, or several that become a list.
 */
export type SentencePart = {
  key: string;
  glue?: string;
  args?: Argument[];
  phrases?: Record<string, SentencePart[]>;
};

/**
 * One event of a line by itself: record `n` has it at place `k`.
 * Without parts it is a sentence of its own arguments, `event-` and its key.
 */
export type LogDetail = {
  n: number;
  k: number;
  parts?: SentencePart[];
};

/**
 * A line of the log: one thing that somebody did, with all that came of it so far.
 * Lines are numbered. A later record may bring the line of a number anew: it has grown, or what stood there
 * was taken back. `turn` is the seat whose turn begins with it.
 */
export type LogLine = {
  i: number;
  key: string;
  law: string;
  seat: number;
  parts: SentencePart[];
  details?: LogDetail[];
  turn?: number;
};

/** One record as a viewer may read it: its events, and the lines of the log that began or grew by it. */
export type Happened = {
  n: number;
  kind: string;
  seat: number;
  at: number;
  events?: Told[];
  lines?: LogLine[];
  body?: unknown;
};

/** A seat: who has it, a person or an agent, under which name, and the face of a computer player. */
export type Chair = {
  seat: number;
  word: string;
  name?: string;
  agent?: string;
  locked?: boolean;
  automatic?: boolean;
  online?: boolean;
  yours?: boolean;
  face?: number;
  pledge?: string;
};

/** Whose decision it is, at which step, by which paragraph, since when, and what it is about. */
export type Deciding = {
  seat: number;
  step: string;
  law: string;
  since: number;
  about: Argument[];
};

/** The end of a game: points by seat as they were then, winners, and why. */
export type Outcome = {
  scores: number[];
  winners: number[];
  law: string;
  key: string;
};

/** Seconds left by seat (none: no limit), whose clock runs, and who votes to pause or to go on. */
export type Clock = {
  left: number[];
  running: number | null;
  paused: boolean;
  wishes: number[];
};

/** A verb: its word in the notation, name and kind of each of its ints. */
export type VerbInfo = {
  word: string;
  fields: [string, string][];
};

/** How the codes of actions and the arguments of events are read: verbs, and words of each kind. */
export type Vocabulary = {
  verbs: VerbInfo[];
  words: Record<string, string[]>;
};

/** Where the client is: the table, its seats, how to read what comes. */
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
  game_data: Record<string, unknown>;
  words: Record<string, string>;
  seal: string;
};

/** What stood before the first of some records: so many decisions, in so many turns that had begun. */
export type Before = {
  entries: number;
  turns: number;
};

/**
 * Records in a row: from before the update that follows, or those that were asked for.
 * A long history comes in pieces.
 */
export type Past = {
  type: 'past';
  happened: Happened[];
  before: Before | null;
};

/**
 * What happened since the last update, and how things stand for each of its seats.
 * Spectators get one view under -1.
 */
export type Update = {
  type: 'update';
  n: number;
  phase: Phase;
  happened: Happened[];
  views: Record<string, View>;
  deciding: Deciding | null;
  legal: Code[];
  verbs: number[];
  undo: number[];
  asked: number | null;
  agreed: number[];
  clock: Clock | null;
  outcome: Outcome | null;
  nonces: number[];
  seed: string | null;
  before: Before | null;
};

/** The command was executed; it is record `n`. */
export type Done = {
  type: 'done';
  key: string;
  n: number;
};

/** The command was not executed; nothing has changed. */
export type Refused = {
  type: 'refused';
  key: string;
  problem: Problem;
};

/** The command was meant for an older position; what it missed comes with the next update. */
export type Stale = {
  type: 'stale';
  key: string;
  n: number;
};

/** The rule against what was asked about; none if it is allowed. */
export type Because = {
  type: 'because';
  key: string;
  problem: Problem | null;
};

/**
 * What an action would do: how points and pieces change, and what comes then.
 * Of pieces: a kind of things, one of them, and how many more or fewer there would be. It is final if it
 * could not be taken back. `next` is the seat that would decide, if it is somebody else's.
 */
export type Seen = {
  type: 'seen';
  key: string;
  final: boolean;
  points: number[];
  then: Then;
  next: number | null;
  pieces: [string, number, number][];
};

/** What a seat has to fear of another one, the dearest first. */
export type Feared = {
  type: 'feared';
  key: string;
  threats: Told[];
};

/**
 * A way to go on: its actions in a row, in how many games of 100 it is taken to win, and the reason.
 * `count`: points that it soon brings.
 */
export type Advised = {
  line: Code[];
  chance: number;
  reason: Cause;
  count: number;
};

/** What a strong agent would do, the best way first; none where it need not think. */
export type Advice = {
  type: 'advice';
  key: string;
  n: number;
  ways: Advised[];
};

/** What somebody said, in his own words or by a preset message. */
export type ChatLine = {
  n: number;
  name: string;
  at: number;
  text?: string;
  preset?: string;
};

/** Lines that the client does not know yet; for the owner also those whose writers he has muted. */
export type Chat = {
  type: 'chat';
  lines: ChatLine[];
  muted: number[];
};

/** Who sits where, and who is there now. */
export type Seats = {
  type: 'seats';
  phase: Phase;
  chairs: Chair[];
};

/** A message could not be read or is not allowed here; the connection stays open. */
export type Trouble = {
  type: 'trouble';
  problem: Problem;
};

/** Yes. */
export type Pong = {
  type: 'pong';
};

export type ClientMessage =
  | Hello
  | Recall
  | Act
  | Undo
  | AskUndo
  | AnswerUndo
  | Resign
  | Pause
  | Why
  | Look
  | Fear
  | Advise
  | Say
  | SayPreset
  | Mute
  | Reveal
  | Ping;

export type Command = Act | Undo | AskUndo | AnswerUndo | Resign | Pause;

export type ServerMessage =
  | Welcome
  | Past
  | Update
  | Done
  | Refused
  | Stale
  | Because
  | Seen
  | Feared
  | Advice
  | Chat
  | Seats
  | Trouble
  | Pong;

export type Answer = Done | Refused | Stale;
