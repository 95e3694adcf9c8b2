// The pace at which what others do is shown. The server sends every decision as soon as it is made; the page keeps
// what has not been seen yet and shows it step by step. What somebody does himself is never kept waiting.

import type { Snapshot } from '../lib/connection';
import { newIn, startOf, upTo } from '../lib/log';
import type { Clock, Happened } from '../lib/protocol';

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

/** How long a step stays before the next one (milliseconds). */
const PAUSE: Record<Pace, number> = { slow: 1800, normal: 900, fast: 350, instant: 0 };
/** What a step gets for each further event that it tells, as a part of its pause, and for how many of them. */
const FURTHER = 0.2;
const MOST_FURTHER = 3;
/** While somebody holds to hurry. */
const HURRIED = 70;
/** Steps that may wait to be seen; of more only the last one is shown. */
export const MOST_WAITING = 80;

export type Wishes = {
  pace: Pace;
  /** The page cannot be seen: nothing is kept for later. */
  hidden: boolean;
  mine: readonly number[];
};

export type Tools = {
  now: () => number;
  later: (work: () => void, milliseconds: number) => unknown;
  cancel: (timer: unknown) => void;
};

/** What is shown: the table at one step, how many steps have not been seen yet, and the clocks as they are. */
export type Shown = { snapshot: Snapshot; behind: number; clock: Clock | null };

const BROWSER: Tools = {
  now: () => performance.now(),
  later: (work, milliseconds) => setTimeout(work, milliseconds),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

const told = (records: readonly Happened[]): number => records.reduce((sum, { events }) => sum + (events?.length ?? 0), 0);

/** How long a step that tells so many events stays. */
export function pauseOf(pace: Pace, events: number): number {
  return events === 0 ? 0 : PAUSE[pace] * (1 + FURTHER * Math.min(events - 1, MOST_FURTHER));
}

/** The pace at a table where a clock runs for the viewer: what he waits for costs him time. */
export const clocked = (pace: Pace): Pace => (pace === 'slow' || pace === 'normal' ? 'fast' : pace);

export class Follower {
  /** The last that was heard. */
  private newest: Snapshot | null = null;
  /** The last that was shown, as it was heard. */
  private seen: Snapshot | null = null;
  private waiting: Snapshot[] = [];
  /** When that was, and how many events it told. */
  private since = 0;
  private events = 0;
  private timer: unknown = null;
  private hurried = false;

  constructor(
    private readonly show: (shown: Shown) => void,
    private readonly wishes: () => Wishes,
    private readonly tools: Tools = BROWSER,
  ) {}

  hear(news: Snapshot): void {
    const before = this.newest;
    this.newest = news;
    if (before && startOf(news) < startOf(before)) this.remember(news);
    const { seen } = this;
    if (seen && news.update === before?.update) {
      this.tell(seen); // talk, people who come and go, the line
    } else if (!before || !seen || this.atOnce(before, news)) {
      this.catchUp();
    } else {
      this.waiting.push(news);
      if (this.waiting.length > MOST_WAITING) {
        this.catchUp();
      } else {
        this.tell(seen);
        this.schedule();
      }
    }
  }

  /** Show the next step now. */
  next(): void {
    let next = this.waiting.shift();
    // A step that tells nothing needs no time of its own.
    while (next && this.waiting.length > 0 && this.tells(next) === 0) next = this.waiting.shift();
    if (next) this.step(next);
  }

  /** Show everything now. */
  catchUp(): void {
    this.waiting = [];
    if (this.newest) this.step(this.newest);
  }

  /** Hurry as long as it is on. */
  hurry(on: boolean): void {
    if (on === this.hurried) return;
    this.hurried = on;
    if (on && this.waiting.length > 0) this.next();
  }

  /** The wishes have changed. */
  changed(): void {
    if (this.waiting.length === 0) return;
    if (this.pause(1) === 0) this.catchUp();
    else this.schedule();
  }

  close(): void {
    this.tools.cancel(this.timer);
    this.waiting = [];
  }

  /** More of the past has come: it belongs to what is shown and to what waits as well. */
  private remember(news: Snapshot): void {
    this.seen = this.seen && upTo(this.seen, news);
    this.waiting = this.waiting.map((step) => upTo(step, news));
  }

  private tells(step: Snapshot): number {
    return told(newIn(step, this.seen));
  }

  /** Whether these news are to be seen at once: one's own deeds, what was taken back, a line that was away. */
  private atOnce(before: Snapshot, news: Snapshot): boolean {
    const fresh = newIn(news, before);
    const { mine } = this.wishes();
    const own = this.waiting.length === 0 && fresh.some(({ kind, seat }) => kind === 'play' && mine.includes(seat));
    return (
      own ||
      this.pause(1) === 0 ||
      before.status !== 'open' ||
      before.phase !== 'running' ||
      fresh.length === 0 ||
      fresh.some(({ kind }) => kind !== 'play')
    );
  }

  private pause(events: number): number {
    const { pace, hidden } = this.wishes();
    if (hidden) return 0;
    const clock = this.newest?.update?.clock;
    const runs = clock?.running != null && this.wishes().mine.includes(clock.running);
    const wanted = pauseOf(runs ? clocked(pace) : pace, events);
    return this.hurried ? Math.min(HURRIED, wanted) : wanted;
  }

  private step(step: Snapshot): void {
    this.since = this.tools.now();
    this.events = this.tells(step);
    const known = this.seen?.update?.n ?? 0;
    const { update } = step;
    // Steps that were passed over are told with the one that is shown.
    const happened = update && known > 0 && known <= update.n ? [...newIn(step, this.seen)] : update?.happened;
    this.seen = update && happened ? { ...step, update: { ...update, happened } } : step;
    this.tell(this.seen);
    this.schedule();
  }

  private schedule(): void {
    this.tools.cancel(this.timer);
    if (this.waiting.length === 0) return;
    const due = this.since + this.pause(this.events);
    this.timer = this.tools.later(() => this.next(), Math.max(0, due - this.tools.now()));
  }

  /** Of the position what is shown, of everything else what is known. */
  private tell({ update, log, phase }: Snapshot): void {
    if (!this.newest) return;
    const behind = this.waiting.length;
    const snapshot = { ...this.newest, update, log, phase: behind > 0 ? phase : this.newest.phase };
    this.show({ snapshot, behind, clock: this.newest.update?.clock ?? null });
  }
}
