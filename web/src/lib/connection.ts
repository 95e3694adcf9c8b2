// The line to one table: it says hello from where it stopped, heals by itself, and never sends a command twice.

import { extended, startOf, withPast, type Log } from './log';
import type {
  Advice, Advise, Answer, Because, Chair, Chat, ClientMessage, Command, Fear, Feared, Happened, Look, Past, Phase, Preset, Problem,
  Refused, Seen, ServerMessage, Update, Welcome, Why,
} from './protocol';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** A command as the page gives it; key, position and type of the wire are added here. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'key' | 'base'> : never) : never;

/** Something to know before one decides; it changes nothing. */
export type Question = Omit<Why, 'key'> | Omit<Look, 'key'> | Omit<Fear, 'key'> | Omit<Advise, 'key'>;
export type Reply = Because | Seen | Feared | Advice | Refused;

/** Everything that is known of the table at one moment. */
export type Snapshot = {
  status: Status;
  /** When the next attempt to connect is made (milliseconds), while the line is lost. */
  retryAt: number | null;
  welcome: Welcome | null;
  update: Update | null;
  /** The records so far, in order; of a long history the last part first, and what came before as it arrives. */
  log: Log;
  chat: Chat['lines'];
  /** Lines of the talk whose writers the owner has muted, as he alone is told. */
  muted: number[];
  chairs: Chair[];
  phase: Phase | null;
  /** Commands that wait for their answer. */
  waiting: number;
  problem: Problem | null;
};

/** The part of WebSocket that is used; tests bring their own. */
export type Line = {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: (() => void) | null;
};

export type Tools = {
  open: (url: string) => Line;
  now: () => number;
  random: () => number;
  later: (work: () => void, milliseconds: number) => unknown;
  cancel: (timer: unknown) => void;
};

const BROWSER: Tools = {
  open: (url) => new WebSocket(url) as unknown as Line,
  now: () => Date.now(),
  random: () => Math.random(),
  later: (work, milliseconds) => setTimeout(work, milliseconds),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
const PONG_SOON = 1500; // after the network said that it is back
const OPEN_WITHIN = 10_000;
const RECALL_AFTER = 40; // between two pieces of the history: whoever plays comes first
const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

type Waiting = { message: Command; settle: (answer: Answer) => void };

/** The pause before an attempt: doubled each time, up to a bound, scattered so that not all come at once. */
export function pauseBefore(attempt: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.75 + random / 2);
}

export function tableAddress(table: string, page: { protocol: string; host: string } = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/ws/tables/${encodeURIComponent(table)}`;
}

export class Connection {
  snapshot: Snapshot = {
    status: 'connecting', retryAt: null, welcome: null, update: null, log: [], chat: [], muted: [], chairs: [],
    phase: null, waiting: 0, problem: null,
  };

  private line: Line | null = null;
  private attempt = 0;
  private retry: unknown = null;
  private heart: unknown = null;
  private heard = 0;
  private resyncing = false;
  /** What came before the log that is shown, until it is enough to be shown too. */
  private earlier: Happened[] = [];
  private recalling: unknown = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly questions = new Map<string, (reply: Reply | null) => void>();

  constructor(
    private readonly url: string,
    private readonly changed: (snapshot: Snapshot) => void,
    private readonly tools: Tools = BROWSER,
  ) {}

  /** Connect, now; also asked for while a pause still runs. A line that seems to stand is tested at once. */
  open(): void {
    this.tools.cancel(this.retry);
    if (this.line) {
      if (this.snapshot.status === 'open') this.askAlive(PONG_SOON);
      return;
    }
    this.set({ status: this.attempt === 0 ? 'connecting' : 'lost', retryAt: null });
    const line = this.tools.open(this.url);
    this.line = line;
    this.heart = this.tools.later(() => this.abandon(), OPEN_WITHIN);
    line.onopen = () => {
      if (this.line === line) this.greet();
    };
    line.onmessage = ({ data }) => {
      if (this.line === line && typeof data === 'string') this.hear(JSON.parse(data) as ServerMessage);
    };
    line.onclose = () => {
      if (this.line === line) this.lose();
    };
    line.onerror = () => {};
  }

  /** Hang up for good. */
  close(): void {
    this.tools.cancel(this.retry);
    this.tools.cancel(this.heart);
    this.tools.cancel(this.recalling);
    const line = this.line;
    this.line = null;
    this.forget();
    line?.close(1000);
    this.set({ status: 'closed', retryAt: null });
  }

  /** Send a command for the position that is shown; the answer comes even across a lost line. */
  command(wish: Wish): Promise<Answer> {
    const message = { ...wish, key: this.key(), base: this.snapshot.update?.n ?? 0 } as Command;
    return new Promise((settle) => {
      this.waiting.set(message.key, { message, settle });
      this.set({ waiting: this.waiting.size, problem: null });
      if (this.snapshot.status === 'open') this.send(message);
    });
  }

  /** Ask something about the position; null if the line is lost meanwhile. */
  ask(question: Question): Promise<Reply | null> {
    if (this.snapshot.status !== 'open') return Promise.resolve(null);
    const key = this.key();
    return new Promise((settle) => {
      this.questions.set(key, settle);
      this.send({ ...question, key });
    });
  }

  say(text: string): void {
    this.send({ type: 'say', key: this.key(), text });
  }

  sayPreset(preset: Preset): void {
    this.send({ type: 'say-preset', key: this.key(), preset });
  }

  /** Silence whoever wrote a line of the talk, or let him speak again. */
  mute(line: number, on: boolean): void {
    this.send({ type: 'mute', line, on });
  }

  /** Show what a seat of mine promised to add to chance. */
  reveal(seat: number, nonce: string): void {
    this.send({ type: 'reveal', seat, nonce });
  }

  /** Ask again where things stand, for instance after sitting down. */
  resync(): void {
    if (this.resyncing) return;
    this.hello();
  }

  dismiss(): void {
    this.set({ problem: null });
  }

  private key(): string {
    return Array.from({ length: 20 }, () => KEY_LETTERS[Math.floor(this.tools.random() * 64)]).join('');
  }

  private send(message: ClientMessage): void {
    this.line?.send(JSON.stringify(message));
  }

  private greet(): void {
    this.heard = this.tools.now();
    this.hello();
    this.beat();
  }

  private hello(): void {
    this.resyncing = true;
    this.send({ type: 'hello', since: this.known, brief: true });
  }

  /** How many records there are up to the position that is shown. */
  private get known(): number {
    return this.snapshot.update?.n ?? 0;
  }

  private lose(): void {
    this.line = null;
    this.forget();
    this.resyncing = false;
    this.stopRecalling();
    this.tools.cancel(this.heart);
    const pause = pauseBefore(this.attempt, this.tools.random());
    this.attempt += 1;
    this.set({ status: 'lost', retryAt: this.tools.now() + pause });
    this.retry = this.tools.later(() => this.open(), pause);
  }

  private forget(): void {
    for (const settle of this.questions.values()) settle(null);
    this.questions.clear();
  }

  /** A line that says nothing any more is as good as lost. */
  private beat(): void {
    this.tools.cancel(this.heart);
    this.heart = this.tools.later(() => this.askAlive(PONG_WITHIN), PING_EVERY);
  }

  private askAlive(within: number): void {
    this.tools.cancel(this.heart);
    const asked = this.tools.now();
    this.send({ type: 'ping' });
    this.heart = this.tools.later(() => (this.heard >= asked ? this.beat() : this.abandon()), within);
  }

  private abandon(): void {
    const line = this.line;
    this.lose();
    line?.close();
  }

  private hear(message: ServerMessage): void {
    this.heard = this.tools.now();
    switch (message.type) {
      case 'welcome':
        this.set({ welcome: message, chairs: message.chairs, phase: message.phase });
        break;
      case 'past':
        this.recall(message);
        break;
      case 'update':
        this.follow(message);
        break;
      case 'seats':
        this.set({ chairs: message.chairs, phase: message.phase });
        break;
      case 'chat':
        this.set({ chat: merged(this.snapshot.chat, message.lines), muted: message.muted });
        break;
      case 'trouble':
        this.set({ problem: message.problem });
        break;
      case 'pong':
        break;
      case 'because':
      case 'seen':
      case 'feared':
      case 'advice':
        this.reply(message);
        break;
      default:
        if (message.type !== 'refused' || !this.reply(message)) this.settle(message);
    }
  }

  private follow(update: Update): void {
    const fresh = update.n - this.known;
    const { happened, before } = update;
    const greeted = this.resyncing;
    this.resyncing = false;
    if (fresh < 0 && greeted && !before) {
      // The server knows fewer records than we do: it tells everything anew.
      this.snapshot = { ...this.snapshot, update: null, log: [] };
      this.hello();
      return;
    }
    if (!before && (fresh < 0 || fresh > happened.length)) {
      this.resync(); // records are missing
      return;
    }
    const log = before ? withPast(happened, before) : fresh > 0 ? extended(this.snapshot.log, happened.slice(-fresh)) : this.snapshot.log;
    this.attempt = 0;
    if (before) this.stopRecalling();
    this.set({ status: 'open', retryAt: null, update, log, phase: update.phase });
    if (greeted) this.recallLater();
    // The same key gets the same answer, so whatever is unanswered can be sent again.
    if (greeted) for (const { message } of this.waiting.values()) this.send(message);
  }

  private stopRecalling(): void {
    this.tools.cancel(this.recalling);
    this.earlier = [];
  }

  /** The number of the first record that has come. */
  private get first(): number {
    return startOf(this.snapshot) - this.earlier.length;
  }

  /** Once the board stands there is time for what came before it. */
  private recallLater(): void {
    this.tools.cancel(this.recalling);
    if (this.first > 0) this.recalling = this.tools.later(() => this.send({ type: 'recall', before: this.first }), RECALL_AFTER);
  }

  /** A piece of the history. To show it takes as long as it is, so it is shown whenever it has doubled. */
  private recall({ happened, before }: Past): void {
    const { first } = this;
    if (!before || happened.length === 0 || happened[happened.length - 1].n !== first - 1) return; // for an earlier line
    this.earlier = [...happened, ...this.earlier];
    const { log } = this.snapshot;
    if (this.first === 0 || this.earlier.length >= log.length) {
      const whole = withPast([...this.earlier, ...log], this.first > 0 ? before : null);
      this.earlier = [];
      this.set({ log: whole });
    }
    this.recallLater();
  }

  /** Whether it was a question that this answers. */
  private reply(reply: Reply): boolean {
    const settle = this.questions.get(reply.key);
    this.questions.delete(reply.key);
    settle?.(reply);
    return settle !== undefined;
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.key);
    if (!waiting) return;
    this.waiting.delete(answer.key);
    this.set({
      waiting: this.waiting.size,
      problem: answer.type === 'refused' ? answer.problem : answer.type === 'stale' ? { key: 'stale' } : null,
    });
    waiting.settle(answer);
  }

  private set(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.changed(this.snapshot);
  }
}

/** Lines of the chat by their numbers, each once. */
function merged(old: Chat['lines'], fresh: Chat['lines']): Chat['lines'] {
  const byNumber = new Map([...old, ...fresh].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}
