import { expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { Happened, Told, Vocabulary } from '../lib/protocol';
import { Storyteller } from '../lib/telling';
import { GameWords, Words } from '../lib/words';
import { textOf } from './logEntries';
import { ownTurn, sinceLastTurn } from './sinceTurn';
import { placesOf, storyOf } from './story';

const SEATS = ['marquise', 'eyrie', 'alliance'];
const vocabulary: Vocabulary = { verbs: [], words: { seat: SEATS, owner: SEATS, clearing: ['1', '2', '3'] } };
const words = new GameWords(new Words('de', catalogue('de').text), 'root', vocabulary, (kind, word) => [kind === 'owner' ? 'seat' : kind, word]);
const teller = new Storyteller(words);
const began = (seat: number): Told => ({ law: '', key: 'turn-began', args: [['seat', 'seat', seat]] });
const moved = (seat: number, dest: number): Told => ({
  law: '', key: 'moved', args: [['seat', 'owner', seat], ['count', 'count', 2], ['origin', 'clearing', 0], ['dest', 'clearing', dest]],
});
const fought = (attacker: number, defender: number): Told => ({
  law: '', key: 'fought', args: [['seat', 'owner', attacker], ['defender', 'owner', defender], ['clearing', 'clearing', 1]],
});
const scored = (seat: number): Told => ({ law: '', key: 'scored', args: [['seat', 'seat', seat], ['count', 'count', 1]] });
/** Each event as a line of its own, as the server would tell it without folding. */
function game(...plays: [seat: number, events: Told[]][]): Happened[] {
  let i = 0;
  const lineOf = ({ key, args }: Told) => {
    const seat = args?.[0][2] ?? -1;
    return { i: i++, key, law: '', seat, parts: [{ key: `event-${key}`, args }], ...(key === 'turn-began' && { turn: seat }) };
  };
  return plays.map(([seat, events], n) => ({ n, kind: 'play', seat, at: 0, events, lines: events.map(lineOf) }));
}

const ME = 0, EYRIE = 1, ALLIANCE = 2;
const ROUND: [number, Told[]][] = [
  [ME, [began(ME), moved(ME, 1)]],
  [EYRIE, [began(EYRIE), moved(EYRIE, 1)]],
  [EYRIE, [scored(EYRIE), moved(EYRIE, 2), moved(EYRIE, 1)]],
  [EYRIE, [fought(EYRIE, ME)]],
  [ME, [scored(ME)]], // a reaction in another's turn
  [ALLIANCE, [began(ALLIANCE), moved(ALLIANCE, 2)]],
];

it('tells each turn of others since mine, what is about me first of all', () => {
  const deeds = sinceLastTurn(game(...ROUND, [ALLIANCE, [began(ME)]]), teller, [ME]);
  expect(deeds.map(({ seat, lines, more }) => [seat, lines.length, more])).toEqual([[EYRIE, 3, 3], [ALLIANCE, 1, 0]]);
  expect(deeds[0].lines.some(({ marks }) => marks.some(({ kind, value }) => kind === 'owner' && value === ME))).toBe(true);
  expect(textOf(deeds[1].lines[0])).toContain('Waldland-Allianz');
});

it('does so in the middle of others\' turns, and knows when mine has begun', () => {
  expect(sinceLastTurn(game(...ROUND), teller, [ME]).map(({ seat }) => seat)).toEqual([EYRIE, ALLIANCE]);
  expect(ownTurn(game(...ROUND), [ME])).toBeNull();
  expect(ownTurn(game(...ROUND, [ALLIANCE, [began(ME)]]), [ME])).toBe(4);
  expect(sinceLastTurn(game(ROUND[0]), teller, [ME])).toEqual([]);
});

it('tells a step by what happened somewhere', () => {
  const [step] = game([EYRIE, [scored(EYRIE), fought(EYRIE, ME)]]);
  expect(storyOf([step], teller).seat).toBe(EYRIE);
  expect(storyOf([step], teller).text).toContain('Horst-Dynastien');
  expect(placesOf([step], teller)).toEqual([{ kind: 'clearing', value: 1 }]);
  const [thrown] = game([EYRIE, [fought(EYRIE, ME)]]); // the dice of a battle name no place, the sentence does
  expect(placesOf([{ ...thrown, events: [scored(EYRIE)] }], teller)).toEqual([{ kind: 'clearing', value: 1 }]);
  expect(storyOf([], teller).text).toBe('');
});
