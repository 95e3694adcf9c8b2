import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { Happened } from '../lib/protocol';
import { GameWords, Words } from '../lib/words';
import { linesOf } from './logEntries';

const words = new GameWords(new Words('de', catalogue('de').text), 'heirs', { verbs: [], words: { seat: ['white', 'blue'] } });
const ended = { law: 'E.4.1', key: 'turn-ended', args: [['seat', 'seat', 0], ['next', 'seat', 1]] as [string, string, number][] };
const log: Happened[] = [
  { n: 1, kind: 'play', seat: 0, at: 0, events: [ended, { law: 'E.9.1', key: 'last-tile' }] },
  { n: 2, kind: 'undo', seat: 0, at: 0, body: 3 },
  { n: 3, kind: 'ask', seat: 1, at: 0, body: { length: 2 } },
  { n: 4, kind: 'answer', seat: 0, at: 0, body: { yes: true } },
];

describe('log', () => {
  it('tells everything in words, newest first, with paragraphs', () => {
    expect(linesOf(log, words, 99).map(({ text, law }) => [text, law])).toEqual([
      ['Weiß ist einverstanden.', ''],
      ['Blau bittet darum, zurücknehmen zu dürfen.', ''],
      ['Weiß nimmt zurück.', ''],
      ['Das letzte Plättchen des Stapels ist gezogen: Nach diesem Zug hat jeder noch einen.', 'E.9.1'],
      ['Weiß beendet den Zug, Blau ist dran.', 'E.4.1'],
    ]);
    expect(words.words.missing.size).toBe(0);
  });

  it('stops after as many lines as are wanted', () => {
    expect(linesOf(log, words, 2).length).toBe(2);
  });
});
