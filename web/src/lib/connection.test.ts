import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, pauseBefore, tableAddress, type Line, type Snapshot, type Tools } from './connection';
import type { ClientMessage, Happened, ServerMessage, Update, Welcome } from './protocol';

class FakeLine implements Line {
  sent: ClientMessage[] = [];
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  onerror: Line['onerror'] = null;
  send(text: string) { this.sent.push(JSON.parse(text)); }
  close() { this.onclose?.({ code: 1006 }); }
  tell(message: ServerMessage) { this.onmessage?.({ data: JSON.stringify(message) }); }
  last() { return this.sent[this.sent.length - 1]; }
}

const welcome: Welcome = {
  type: 'welcome', table: 't', game: 'heirs', title: '', phase: 'running', setup: {}, options: {}, chairs: [],
  vocabulary: { verbs: [], words: {} }, game_data: {}, words: {}, seal: '',
};
const record = (n: number): Happened => ({ n, kind: 'play', seat: 0, at: 0 });
const update = (n: number, since: number): Update => ({
  type: 'update', n, phase: 'running', happened: Array.from({ length: n - since }, (_, i) => record(since + i)),
  views: {}, deciding: null, legal: [], verbs: [], undo: [], asked: null, agreed: [], clock: null, outcome: null, nonces: [], seed: null, before: null,
});

let lines: FakeLine[], timers: { at: number; work: () => void }[], clock: number, seen: Snapshot, connection: Connection;
const line = () => lines[lines.length - 1];
function pass(milliseconds: number) {
  const end = clock + milliseconds;
  for (;;) {
    const due = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!due) break;
    timers = timers.filter((timer) => timer !== due);
    clock = due.at;
    due.work();
  }
  clock = end;
}
function enter(n = 2, since = 0) {
  line().onopen?.();
  line().tell(welcome);
  line().tell(update(n, since));
}

beforeEach(() => {
  lines = []; timers = []; clock = 0;
  let seed = 1;
  const tools: Tools = {
    open: () => { const made = new FakeLine(); lines.push(made); return made; },
    now: () => clock,
    random: () => { seed = (seed * 16807) % 2147483647; return seed / 2147483647; },
    later: (work, milliseconds) => { const timer = { at: clock + milliseconds, work }; timers.push(timer); return timer; },
    cancel: (timer) => { timers = timers.filter((other) => other !== timer); },
  };
  connection = new Connection('ws://x/ws/tables/t', (snapshot) => { seen = snapshot; }, tools);
  connection.open();
});

describe('connection', () => {
  it('says hello from nothing and is open with the first update', () => {
    expect(seen.status).toBe('connecting');
    enter();
    expect(line().sent).toEqual([{ type: 'hello', since: 0, brief: true }]);
    expect(seen.status).toBe('open');
    expect(seen.log.map((entry) => entry.n)).toEqual([0, 1]);
  });

  it('comes back after a loss from where it stopped, with growing pauses', () => {
    enter();
    line().close();
    expect(seen.status).toBe('lost');
    expect(seen.retryAt).toBeGreaterThan(clock);
    expect(seen.update?.n).toBe(2); // the table stays in sight
    pass(2000);
    expect(lines.length).toBe(2);
    line().close();
    pass(500);
    expect(lines.length).toBe(2);
    pass(2000);
    expect(lines.length).toBe(3);
    enter(3, 2);
    expect(line().sent[0]).toEqual({ type: 'hello', since: 2, brief: true });
    expect(seen.log.map((entry) => entry.n)).toEqual([0, 1, 2]);
    expect(pauseBefore(0, 0.5)).toBe(500);
    expect(pauseBefore(30, 1)).toBeLessThanOrEqual(15_000 * 1.25);
  });

  it('asks again when records are missing, and never shows a position with a gap', () => {
    enter();
    line().tell(update(5, 4));
    expect(seen.update?.n).toBe(2);
    expect(line().last()).toEqual({ type: 'hello', since: 2, brief: true });
    line().tell(update(5, 2));
    expect(seen.log.map((entry) => entry.n)).toEqual([0, 1, 2, 3, 4]);
  });

  /** A table of so many records, of which the first update tells the last ones. */
  const enterLong = (n: number, start: number) => {
    line().onopen?.();
    line().tell(welcome);
    line().tell({ ...update(n, start), before: { entries: start, turns: 3 } });
  };
  /** The answer to what was asked last: so many records before it. */
  const recalled = (count: number) => {
    const { before } = line().last() as { before: number };
    const start = Math.max(0, before - count);
    const happened = Array.from({ length: before - start }, (_, i) => record(start + i));
    line().tell({ type: 'past', happened, before: { entries: start, turns: start ? 2 : 0 } });
  };
  const recalls = () => line().sent.filter(({ type }) => type === 'recall').length;

  it('shows the last part of a long history at once, and the rest as it comes', () => {
    enterLong(1000, 900);
    expect(seen.status).toBe('open');
    expect(seen.log.length).toBe(100);
    expect(seen.log.before).toEqual({ entries: 900, turns: 3 });
    const lengths = new Set<number>();
    for (let piece = 0; piece < 18; piece += 1) {
      pass(100);
      expect(recalls()).toBe(piece + 1);
      recalled(50);
      lengths.add(seen.log.length);
    }
    pass(1000);
    expect(recalls()).toBe(18);
    expect(seen.log.map(({ n }) => n)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
    expect(seen.log.before).toBeUndefined();
    expect([...lengths]).toEqual([100, 200, 400, 800, 1000]); // each time twice as much: not every piece is shown anew
  });

  it('keeps what it knows of a long history while the game goes on', () => {
    enterLong(1000, 900);
    line().tell(update(1001, 1000));
    expect(seen.log.length).toBe(101);
    expect(seen.log.before).toEqual({ entries: 900, turns: 3 });
    pass(100);
    recalled(900);
    expect(seen.log.map(({ n }) => n)).toEqual(Array.from({ length: 1001 }, (_, n) => n));
  });

  it('begins anew where more was missed than is told at once', () => {
    enter(300);
    line().close();
    pass(2000);
    line().onopen?.();
    expect(line().last()).toEqual({ type: 'hello', since: 300, brief: true });
    line().tell(welcome);
    line().tell({ ...update(1000, 900), before: { entries: 900, turns: 3 } });
    expect(seen.log[0].n).toBe(900);
    pass(100);
    recalled(900);
    expect(seen.log.length).toBe(1000);
  });

  it('asks again for the history when the line is lost on the way', () => {
    enterLong(1000, 900);
    pass(100);
    recalled(50);
    line().close();
    pass(2000);
    enter(1000, 1000);
    expect(line().sent[0]).toEqual({ type: 'hello', since: 1000, brief: true });
    pass(100);
    expect(line().last()).toEqual({ type: 'recall', before: 900 });
    recalled(900);
    expect(seen.log.length).toBe(1000);
  });

  it('takes what is sent twice once', () => {
    enter();
    line().tell(update(3, 0));
    expect(seen.log.map((entry) => entry.n)).toEqual([0, 1, 2]);
  });

  it('sends an unanswered command again with the same key, and settles it once', async () => {
    enter();
    const answer = connection.command({ type: 'act', seat: 0, action: [1, 2] });
    const sent = line().last() as { key: string };
    expect(sent).toMatchObject({ type: 'act', base: 2, seat: 0, action: [1, 2] });
    expect(sent.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    line().close();
    pass(2000);
    enter(3, 2);
    expect(line().last()).toEqual(sent);
    line().tell({ type: 'done', key: sent.key, n: 3 });
    line().tell({ type: 'done', key: sent.key, n: 3 });
    expect(await answer).toEqual({ type: 'done', key: sent.key, n: 3 });
    expect(seen.waiting).toBe(0);
  });

  it('keeps a command that is given while the line is lost', () => {
    enter();
    line().close();
    void connection.command({ type: 'undo', seat: 0 });
    expect(seen.waiting).toBe(1);
    pass(2000);
    enter(2, 2);
    expect(line().last()).toMatchObject({ type: 'undo', base: 2 });
  });

  it('says what was refused and what came too late', async () => {
    enter();
    const first = connection.command({ type: 'act', seat: 0, action: [1] });
    line().tell({ type: 'refused', key: (line().last() as { key: string }).key, problem: { key: 'not-now', law: '1.1' } });
    expect((await first).type).toBe('refused');
    expect(seen.problem).toEqual({ key: 'not-now', law: '1.1' });
    const second = connection.command({ type: 'act', seat: 0, action: [1] });
    expect(seen.problem).toBeNull();
    line().tell({ type: 'stale', key: (line().last() as { key: string }).key, n: 3 });
    expect((await second).type).toBe('stale');
    expect(seen.problem?.key).toBe('stale');
  });

  it('brings answers to questions, and none if the line is lost', async () => {
    expect(await connection.ask({ type: 'why', seat: 0, action: [3, null] })).toBeNull();
    enter();
    const key = () => (line().last() as { key: string }).key;
    const why = connection.ask({ type: 'why', seat: 0, action: [3, null] });
    expect(line().last()).toMatchObject({ type: 'why', seat: 0, action: [3, null] });
    line().tell({ type: 'because', key: key(), problem: { key: 'must-take', law: 'E.4.2' } });
    expect(await why).toMatchObject({ problem: { law: 'E.4.2' } });
    const look = connection.ask({ type: 'look', seat: 0, action: [1, 2] });
    line().tell({ type: 'refused', key: key(), problem: { key: 'not-now' } });
    expect((await look)?.type).toBe('refused');
    expect(seen.problem).toBeNull(); // nobody tried to do it
    const lost = connection.ask({ type: 'look', seat: 0, action: [1, 2] });
    line().close();
    expect(await lost).toBeNull();
  });

  it('gives a line up that does not answer', () => {
    enter();
    pass(20_000);
    expect(line().last()).toEqual({ type: 'ping' });
    line().tell({ type: 'pong' });
    pass(10_000);
    expect(seen.status).toBe('open');
    pass(30_000);
    expect(lines.length).toBeGreaterThan(0);
    expect(seen.status).toBe('lost');
  });

  it('tests a line that seems to stand as soon as the network is back', () => {
    enter();
    connection.open();
    expect(line().last()).toEqual({ type: 'ping' });
    line().tell({ type: 'pong' });
    pass(1500);
    expect(seen.status).toBe('open');
    connection.open();
    pass(1500);
    expect(seen.status).toBe('lost');
    pass(700);
    expect(lines.length).toBe(2);
    enter(3, 2);
    expect(seen.log.map((entry) => entry.n)).toEqual([0, 1, 2]);
  });

  it('gives a line up that never opens, and does not greet on it later', () => {
    pass(10_000);
    expect(seen.status).toBe('lost');
    const late = lines[0];
    pass(700);
    expect(lines.length).toBe(2);
    late.onopen?.();
    expect(late.sent).toEqual([]);
    enter();
    expect(seen.status).toBe('open');
    pass(5000);
    expect(lines.length).toBe(2);
  });

  it('hangs up for good', () => {
    enter();
    connection.close();
    pass(60_000);
    expect(lines.length).toBe(1);
    expect(seen.status).toBe('closed');
  });

  it('knows the address of a table', () => {
    expect(tableAddress('a b', { protocol: 'https:', host: 'x:1' })).toBe('wss://x:1/ws/tables/a%20b');
    expect(tableAddress('t', { protocol: 'http:', host: 'x' })).toBe('ws://x/ws/tables/t');
  });
});
