import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import { withPast } from '../lib/log';
import type { Argument, Happened, LogLine, Told } from '../lib/protocol';
import { Storyteller } from '../lib/telling';
import { GameWords, Words } from '../lib/words';
import {
  EVERYTHING, entriesOf, marksOfEntry, recentMarks, takenBack, textOf, turnsInWords, turnsOf, type Filter,
} from './logEntries';

const german = new Words('de', catalogue('de').text);
const spelling = (kind: string, word: string): [string, string] => [kind === 'tile' ? 'building' : kind, word];
const words = new GameWords(german, 'heirs', { verbs: [], words: { seat: ['white', 'blue'], tile: ['taverne', 'markt'] } }, spelling);
const heirs = new Storyteller(words);

const told = (key: string, law: string, ...args: Argument[]): Told => ({ key, law, args });
const ended = told('turn-ended', 'E.4.1', ['seat', 'seat', 0], ['next', 'seat', 1]);
const lineOf = (i: number, { key, law, args = [] }: Told, more: Partial<LogLine> = {}): LogLine =>
  ({ i, key, law, seat: args[0]?.[2] ?? -1, parts: [{ key: `event-${key}`, args }], ...more });
const next = (i: number): LogLine => lineOf(i, ended, { turn: 1 });
const play = (n: number, seat: number, events: Told[], lines: LogLine[] = []): Happened => ({ n, kind: 'play', seat, at: 0, events, lines });
const taken = told('taken', 'E.6.1', ['seat', 'seat', 0], ['tile', 'tile', 1]);
const grown: LogLine = {
  ...lineOf(1, taken),
  parts: [
    { key: 'event-taken', args: taken.args },
    { key: 'then-refilled', glue: 'semicolon', args: [['tile', 'tile', 0]] },
  ],
  details: [{ n: 3, k: 0 }, { n: 4, k: 0, parts: [{ key: 'event-refilled', args: [['tile', 'tile', 0]] }] }],
};
const tossed = told('tossed', 'E.2.4', ['seat', 'seat', 0]);
const log: Happened[] = [
  play(0, -1, [tossed], [lineOf(0, tossed, { turn: 0 })]),
  play(1, 0, [ended, told('last-tile', 'E.9.1')], [next(1), lineOf(2, told('last-tile', 'E.9.1'))]),
  { n: 2, kind: 'undo', seat: 0, at: 0, body: 1 },
  play(3, 0, [taken], [lineOf(1, taken)]),
  play(4, -1, [told('refilled', 'E.6.3', ['tile', 'tile', 0])], [grown]),
  { n: 5, kind: 'ask', seat: 0, at: 0, body: { length: 1 } },
  { n: 6, kind: 'answer', seat: 1, at: 0, body: { yes: false } },
  play(7, 0, [ended], [next(2)]),
  { n: 8, kind: 'resign', seat: 1, at: 0, body: {} },
];
const shown = (filter: Partial<Filter> = {}, most = 99) =>
  turnsInWords(log, heirs, most, { ...EVERYTHING, ...filter }).turns.map(({ turn, seat, lines }) => [turn, seat, lines.map(textOf)]);

describe('log in words', () => {
  it('tells the last part of a long game as it tells the whole', () => {
    const part = withPast(log.slice(3), { entries: 1, turns: 1 });
    const { turns, more } = turnsInWords(part, heirs, 99);
    expect(turns.map(({ turn, lines }) => [turn, lines.map(textOf)])).toEqual([
      [2, ['Blau gibt auf.']],
      [1, ['Weiß nimmt den Markt; nachgelegt wird die Taverne.']],
    ]);
    expect(turns[1].lines[0].details.map(({ law }) => law)).toEqual(['E.6.1', 'E.6.3']);
    expect(more).toBe(true); // what came before has still to come
    expect(turnsOf(part)).toEqual(turnsOf(log).slice(1));
    expect(takenBack(withPast(log.slice(1), { entries: 1, turns: 1 }))).toEqual(takenBack(log));
  });

  it('goes by turns, newest first; lines grow, and what was taken back is gone', () => {
    expect(shown()).toEqual([
      [2, 1, ['Blau gibt auf.']],
      [1, 0, [
        'Weiß nimmt den Markt; nachgelegt wird die Taverne.',
        'Weiß beginnt: Der Königliche Schild zeigt die Krone von Weiß.',
      ]],
    ]);
    const lines = turnsInWords(log, heirs, 99).turns.flatMap((turn) => turn.lines);
    expect(lines.map(({ n, law }) => [n, law])).toEqual([[8, ''], [3, 'E.6.1'], [0, 'E.2.4']]);
    expect(lines[1].details.map(({ law }) => law)).toEqual(['E.6.1', 'E.6.3']);
    expect(lines[1].marks).toContainEqual({ kind: 'tile', value: 0 });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(german.missing.size).toBe(0);
  });

  it('shows a line as it was, to whoever looks at an earlier position', () => {
    expect(turnsInWords(log.slice(0, 4), heirs, 1).turns[0].lines.map(textOf)).toEqual(['Weiß nimmt den Markt.']);
    expect(entriesOf(log.slice(0, 2)).length).toBe(3);
  });

  it('is filtered by seat, topic and text, and knows when there is more', () => {
    expect(shown({ seats: [1] })).toEqual([[2, 1, ['Blau gibt auf.']]]);
    expect(shown({ topic: 'reserve', text: 'taverne' })).toEqual([[1, 0, ['Weiß nimmt den Markt; nachgelegt wird die Taverne.']]]);
    expect(shown({ topic: 'building' })).toEqual([]);
    expect(turnsInWords(log, heirs, 2)).toMatchObject({ more: true, turns: [{ turn: 2 }, { turn: 1, seat: 0, lines: [{ n: 3 }] }] });
    expect(turnsInWords(log, heirs, 8).more).toBe(false);
  });

  it('knows what was taken back and where turns begin', () => {
    expect([...takenBack(log)]).toEqual([1]);
    expect(turnsOf(log).map(({ record, turn, seat }) => [record, turn, seat])).toEqual([[0, 1, 0], [7, 2, 1]]);
  });

  it('writes no more of a long log than is shown', () => {
    const long = Array.from({ length: 5000 }, (_, n) => play(n, n % 2, [ended, taken], [next(2 * n), lineOf(2 * n + 1, taken)]));
    const sentences = vi.spyOn(heirs, 'pieces');
    const { turns, more } = turnsInWords(long, heirs, 80);
    expect(more).toBe(true);
    expect(turns.flatMap(({ lines }) => lines).length).toBe(80);
    expect(sentences.mock.calls.length).toBeLessThan(200);
  });
});

describe('what changed', () => {
  const moved = (seat: number, dest: number): Told => told('moved', '4.2', ['seat', 'seat', seat], ['count', 'count', 1], ['dest', 'clearing', dest]);
  const story = [play(0, 0, [moved(0, 1)]), play(1, 1, [moved(1, 2), moved(1, 3)]), play(2, -1, []), play(3, 1, [moved(1, 2)])];

  it('since my last decision, each place once', () => {
    expect(recentMarks(story, [0])).toEqual([{ kind: 'clearing', value: 2 }, { kind: 'clearing', value: 3 }]);
    expect(recentMarks(story, [1])).toEqual([]);
  });

  it('is nothing for those who never decided', () => {
    expect(recentMarks(story, [])).toEqual([]);
    expect(recentMarks(story, [2])).toEqual([]);
  });

  it('in one record', () => {
    expect(marksOfEntry(story[1])).toEqual([
      { kind: 'seat', value: 1 }, { kind: 'clearing', value: 2 }, { kind: 'clearing', value: 3 },
    ]);
    expect(marksOfEntry({ n: 0, kind: 'undo', seat: 0, at: 0 })).toEqual([]);
  });
});
