import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../lib/connection';
import type { Clock, Happened, Update } from '../lib/protocol';
import { clocked, Follower, MOST_WAITING, pauseOf, type Pace, type Shown, type Wishes } from './pace';

/** A clock that tests turn by hand. */
class Hours {
  time = 0;
  private work: { at: number; run: () => void }[] = [];
  readonly tools = {
    now: () => this.time,
    later: (run: () => void, milliseconds: number) => {
      const job = { at: this.time + milliseconds, run };
      this.work.push(job);
      return job;
    },
    cancel: (timer: unknown) => {
      this.work = this.work.filter((job) => job !== timer);
    },
  };

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [job] = this.work.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!job) break;
      this.work = this.work.filter((other) => other !== job);
      this.time = Math.max(this.time, job.at);
      job.run();
    }
    this.time = end;
  }
}

const ME = 0;

/** A line on which others act, and what the page shows of it. */
class Line {
  readonly hours = new Hours();
  readonly shown: Shown[] = [];
  wishes: Wishes = { pace: 'normal', hidden: false, mine: [ME] };
  readonly follower = new Follower((shown) => this.shown.push(shown), () => this.wishes, this.hours.tools);
  private now: Snapshot = {
    status: 'open', retryAt: null, welcome: null, update: null, log: [], chat: [], muted: [], chairs: [], phase: 'running', waiting: 0, problem: null,
  };

  /** The number of the first record that is known. */
  start = 0;

  private tell(change: Partial<Snapshot>): void {
    this.now = { ...this.now, ...change };
    this.follower.hear(this.now);
  }

  act(seat: number, events = 1, kind = 'play', clock: Clock | null = null): void {
    const record: Happened = { n: this.start + this.now.log.length, kind, seat, at: 0, events: Array.from({ length: events }, () => ({ law: '', key: 'drew' })) };
    const log = [...this.now.log, record];
    const update = { type: 'update', n: this.start + log.length, phase: 'running', happened: [record], clock } as unknown as Update;
    this.tell({ log, update });
  }

  /** All that came before arrives. */
  recall(): void {
    const past = Array.from({ length: this.start }, (_, n): Happened => ({ n, kind: 'play', seat: 1, at: 0 }));
    this.start = 0;
    this.tell({ log: [...past, ...this.now.log] });
  }

  status(status: Snapshot['status']): void {
    this.tell({ status });
  }

  get last(): Shown {
    return this.shown.at(-1) as Shown;
  }
  /** How many records the page shows. */
  get n(): number {
    return this.last.snapshot.log.length;
  }
}

function begun(pace: Pace = 'normal', start = 0): Line {
  const line = new Line();
  line.start = start;
  line.wishes.pace = pace;
  line.act(ME);
  line.hours.pass(10_000);
  return line;
}

describe('pace', () => {
  it('shows what others do one step after the other', () => {
    const line = begun();
    for (const seat of [1, 1, 2]) line.act(seat);
    expect([line.n, line.last.behind]).toEqual([1, 3]);
    line.hours.pass(0);
    expect([line.n, line.last.behind]).toEqual([2, 2]);
    line.hours.pass(pauseOf('normal', 1));
    expect([line.n, line.last.behind]).toEqual([3, 1]);
    line.hours.pass(pauseOf('normal', 1));
    expect([line.n, line.last.behind]).toEqual([4, 0]);
  });

  it('keeps a step longer that tells more, up to a bound', () => {
    expect(pauseOf('normal', 3)).toBeGreaterThan(pauseOf('normal', 1));
    expect(pauseOf('normal', 40)).toBe(pauseOf('normal', 4));
    expect(pauseOf('slow', 1)).toBeGreaterThan(pauseOf('normal', 1));
    expect(pauseOf('normal', 1)).toBeGreaterThan(pauseOf('fast', 1));
    expect(pauseOf('instant', 5)).toBe(0);
  });

  it('shows what the viewer does at once, and gives it its time', () => {
    const line = begun();
    line.act(ME);
    expect(line.n).toBe(2);
    line.act(1);
    expect(line.n).toBe(2);
    line.hours.pass(pauseOf('normal', 1));
    expect(line.n).toBe(3);
  });

  it('spends no time on steps that tell nothing', () => {
    const line = begun();
    for (const events of [1, 0, 0, 1]) line.act(1, events);
    line.hours.pass(0);
    expect(line.n).toBe(2);
    line.hours.pass(pauseOf('normal', 1));
    expect([line.n, line.last.behind]).toEqual([5, 0]);
    expect(line.last.snapshot.update?.happened.map(({ n }) => n)).toEqual([2, 3, 4]);
  });

  it('goes on by a key, and hurries while it is held', () => {
    const line = begun('slow');
    for (let i = 0; i < 10; i += 1) line.act(1);
    line.follower.next();
    expect(line.n).toBe(2);
    line.follower.hurry(true);
    line.hours.pass(pauseOf('slow', 1));
    expect(line.last.behind).toBe(0);
    line.follower.hurry(false);
    line.act(1);
    line.act(1);
    line.hours.pass(pauseOf('normal', 1));
    expect(line.last.behind).toBe(1);
  });

  it('catches up at once when asked to, when nobody looks and when too much has gathered', () => {
    const line = begun();
    for (let i = 0; i < 5; i += 1) line.act(1);
    line.follower.catchUp();
    expect([line.n, line.last.behind]).toEqual([6, 0]);
    line.act(1);
    line.act(1);
    line.wishes = { ...line.wishes, hidden: true };
    line.follower.changed();
    expect([line.n, line.last.behind]).toEqual([8, 0]);
    line.act(1);
    expect(line.n).toBe(9);
    line.wishes = { ...line.wishes, hidden: false };
    for (let i = 0; i <= MOST_WAITING; i += 1) line.act(1);
    expect([line.n, line.last.behind]).toEqual([10 + MOST_WAITING, 0]);
  });

  it('keeps nothing back at once', () => {
    const line = begun('instant');
    line.act(1);
    line.act(2);
    expect([line.n, line.last.behind]).toEqual([3, 0]);
  });

  it('goes back at once when something is taken back, and after a lost line', () => {
    const line = begun();
    line.act(1);
    line.act(1);
    line.act(1, 0, 'undo');
    expect([line.n, line.last.behind]).toEqual([4, 0]);
    line.status('lost');
    expect(line.last.snapshot.status).toBe('lost');
    line.act(1);
    expect(line.n).toBe(5);
  });

  it('tells what does not belong to a position at once, and keeps the position', () => {
    const line = begun();
    line.act(1);
    line.act(1);
    line.hours.pass(0);
    const { update } = line.last.snapshot;
    line.status('lost');
    expect(line.last.snapshot.status).toBe('lost');
    expect(line.last.snapshot.update).toBe(update);
    expect(line.n).toBe(2);
  });

  it('is never slow for somebody whose clock runs', () => {
    const line = begun('slow');
    const clock: Clock = { left: [60, 60], running: ME, paused: false, wishes: [] };
    line.act(1);
    line.act(1, 1, 'play', clock);
    line.hours.pass(0);
    line.hours.pass(pauseOf('fast', 1));
    expect(line.last.behind).toBe(0);
    expect(clocked('slow')).toBe('fast');
    expect(clocked('instant')).toBe('instant');
  });

  it('knows more of the past as soon as it comes, and goes on step by step', () => {
    const line = begun('normal', 50);
    const shown = line.last.snapshot;
    line.act(1);
    line.act(1);
    line.recall();
    expect(line.last.snapshot.update).toBe(shown.update);
    expect(line.last.snapshot.log.map(({ n }) => n)).toEqual(Array.from({ length: 50 + shown.log.length }, (_, n) => n));
    expect(line.last.behind).toBe(2);
    line.hours.pass(0);
    expect(line.last.snapshot.log.length).toBe(51 + shown.log.length);
    expect(line.last.snapshot.update?.happened.map(({ n }) => n)).toEqual([50 + shown.log.length]);
    expect(line.last.behind).toBe(1);
  });
});
