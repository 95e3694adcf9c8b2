import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { Argument, Happened, Told } from '../lib/protocol';
import { GameWords, Words } from '../lib/words';
import {
  EVERYTHING, marksOfEntry, marksOfEvent, recentMarks, takenBack, textOf, turnsInWords, turnsOf, type Filter,
} from './logEntries';

const german = new Words('de', catalogue('de').text);
const heirs = new GameWords(german, 'heirs', { verbs: [], words: { seat: ['white', 'blue'], tile: ['taverne', 'markt'] } });
const root = new GameWords(german, 'root', { verbs: [], words: { seat: ['marquise', 'eyrie'], card: ['fox-1'], clearing: [...Array(12).keys()].map((n) => String(n + 1)) } });

const told = (key: string, law: string, ...args: Argument[]): Told => ({ key, law, args });
const ended = told('turn-ended', 'E.4.1', ['seat', 'seat', 0], ['next', 'seat', 1]);
const play = (n: number, seat: number, ...events: Told[]): Happened => ({ n, kind: 'play', seat, at: 0, events });
const log: Happened[] = [
  play(0, -1, told('tossed', 'E.2.4', ['seat', 'seat', 0])),
  play(1, 0, ended, told('last-tile', 'E.9.1')),
  { n: 2, kind: 'undo', seat: 0, at: 0, body: 1 },
  play(3, 0, told('taken', 'E.6.1', ['seat', 'seat', 0], ['tile', 'tile', 1])),
  play(4, 0, ended),
  { n: 5, kind: 'ask', seat: 1, at: 0, body: { length: 2 } },
  { n: 6, kind: 'answer', seat: 0, at: 0, body: { yes: true } },
];
const shown = (filter: Partial<Filter> = {}, most = 99) =>
  turnsInWords(log, heirs, most, { ...EVERYTHING, ...filter }).turns.map(({ turn, seat, lines }) => [turn, seat, lines.map(textOf)]);

describe('log in words', () => {
  it('goes by turns, newest first, with what was taken back', () => {
    expect(shown()).toEqual([
      [2, 1, ['Weiß ist einverstanden.', 'Blau bittet darum, zurücknehmen zu dürfen.']],
      [1, 0, [
        'Weiß beendet den Zug, Blau ist dran.',
        'Weiß nimmt markt.',
        'Weiß nimmt zurück.',
        'Das letzte Plättchen des Stapels ist gezogen: Nach diesem Zug hat jeder noch einen.',
        'Weiß beendet den Zug, Blau ist dran.',
      ]],
      [0, -1, ['Der Königliche Schild zeigt die Krone von Weiß: Weiß beginnt.']],
    ]);
    const lines = turnsInWords(log, heirs, 99).turns.flatMap((turn) => turn.lines);
    expect(lines.filter(({ undone }) => undone).map(({ n }) => n)).toEqual([1, 1]);
    expect(lines.map(({ law }) => law)).toContain('E.6.1');
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(german.missing.size).toBe(0);
  });

  it('is filtered by seat, topic and text, and knows when there is more', () => {
    expect(shown({ seats: [1] })).toEqual([[2, 1, ['Blau bittet darum, zurücknehmen zu dürfen.']]]);
    expect(shown({ topic: 'reserve', text: 'markt' })).toEqual([[1, 0, ['Weiß nimmt markt.']]]);
    expect(shown({ topic: 'building' })).toEqual([]);
    expect(turnsInWords(log, heirs, 3)).toMatchObject({ more: true, turns: [{ turn: 2 }, { turn: 1, lines: [{ n: 4 }] }] });
    expect(turnsInWords(log, heirs, 8).more).toBe(false);
  });

  it('knows what was taken back and where turns begin', () => {
    expect([...takenBack(log)]).toEqual([1]);
    expect(turnsOf(log).map(({ record, turn, seat }) => [record, turn, seat])).toEqual([[0, 1, 0], [4, 2, 1]]);
  });

  it('writes no more of a long log than is shown', () => {
    const long = Array.from({ length: 5000 }, (_, n) => play(n, n % 2, ended, told('taken', 'E.6.1', ['seat', 'seat', 0], ['tile', 'tile', 1])));
    const sentences = vi.spyOn(heirs, 'pieces');
    const { turns, more } = turnsInWords(long, heirs, 80);
    expect(more).toBe(true);
    expect(turns.flatMap(({ lines }) => lines).length).toBe(80);
    expect(sentences.mock.calls.length).toBeLessThan(200);
  });
});

describe('sentences in pieces', () => {
  it('has a mark for everything that it names', () => {
    const pieces = root.pieces(told('moved', '4.2', ['seat', 'seat', 1], ['count', 'count', 2], ['origin', 'clearing', 0], ['dest', 'clearing', 7]));
    expect(pieces).toEqual([
      { text: 'Horst-Dynastien', mark: { kind: 'seat', value: 1 } },
      { text: ': 2 Krieger von Lichtung ', mark: null },
      { text: '1', mark: { kind: 'clearing', value: 0 } },
      { text: ' nach ', mark: null },
      { text: '8', mark: { kind: 'clearing', value: 7 } },
      { text: '.', mark: null },
    ]);
  });

  it('says the same as the whole sentence, and nothing of what is hidden', () => {
    const hidden = told('drew', '4.1', ['seat', 'seat', 0], ['card', 'card', null]);
    expect(textOf({ pieces: root.pieces(hidden) })).toBe(root.event(hidden));
    expect(marksOfEvent(hidden)).toEqual([{ kind: 'seat', value: 0 }]);
  });
});

describe('what changed', () => {
  const moved = (seat: number, dest: number): Told => told('moved', '4.2', ['seat', 'seat', seat], ['count', 'count', 1], ['dest', 'clearing', dest]);
  const story = [play(0, 0, moved(0, 1)), play(1, 1, moved(1, 2), moved(1, 3)), play(2, -1), play(3, 1, moved(1, 2))];

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
