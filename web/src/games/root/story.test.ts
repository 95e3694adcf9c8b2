import { describe, expect, test } from 'vitest';
import type { Argument, Happened, Told, Vocabulary, Welcome } from '../../lib/protocol';
import { layout } from './board/layout';
import { beginsOf, DURATION, stepsOf, wayOf } from './board/steps';
import { battleAfter, PEACE } from './dice';
import moment from './fixtures/opening.json';
import { Lights, type Sign, type Signs } from './marks';
import { dataOf, type RootView } from './view';

const welcome = moment.welcome as unknown as Welcome;
const vocabulary: Vocabulary = { ...welcome.vocabulary, words: { ...welcome.vocabulary.words, seat: ['cats', 'wanderer'] } };
const KINDS: Record<string, string> = {
  seat: 'seat', attacker: 'seat', defender: 'seat', origin: 'clearing', dest: 'clearing', clearing: 'clearing', place: 'place',
};
const told = (key: string, args: Record<string, number> = {}): Told => ({
  law: '4.2', key, args: Object.entries(args).map(([name, value]): Argument => [name, KINDS[name] ?? 'count', value]),
});
const happened = (n: number, ...events: Told[]): Happened => ({ n, kind: 'play', seat: 0, at: 0, events });
const view = { figures: { 'wanderer.pawn': 'f1' } } as unknown as RootView;

describe('figures on their way', () => {
  test('are those of the story since the last position', () => {
    const story = [
      happened(3, told('moved', { seat: 0, origin: 1, dest: 4, count: 2 })),
      happened(4, told('moved', { seat: 0, origin: 4, dest: 9, count: 1 }), told('scored', { seat: 0 })),
      happened(5, told('warriors-removed', { seat: 0, clearing: 9, count: 1 })),
    ];
    expect(stepsOf(vocabulary, story, 4, view)).toEqual([
      { kind: 'move', owner: 'cats', from: '5', to: '10', count: 1 },
      { kind: 'fall', owner: 'cats', from: '10', count: 1 },
    ]);
  });
  test('a pawn begins where it stood', () => {
    const story = [happened(1, told('slipped', { seat: 1, place: 3 }), told('walked', { seat: 1, place: 6 }))];
    expect(stepsOf(vocabulary, story, 0, view).map((step) => [step.from, 'to' in step && step.to])).toEqual([['f1', '4'], ['4', '7']]);
  });
  test('go along the path, whichever way round it is drawn', () => {
    const drawn = layout(dataOf(welcome).map, 'wide');
    const { from, to } = drawn.routes[0];
    expect(wayOf(drawn, from, to).at(0)?.x).toBeCloseTo(drawn.at(from).x);
    expect(wayOf(drawn, to, from).at(0)?.x).toBeCloseTo(drawn.at(to).x);
    expect(wayOf(drawn, '1', 'f1')).toHaveLength(2);
  });
  test('are all there within 900 ms', () => {
    for (const count of [1, 2, 9, 40]) expect((beginsOf(count).at(-1) ?? 0) + DURATION).toBeLessThanOrEqual(900);
  });
});

test('a roll stays until the next turn', () => {
  const fight = [happened(1, told('fought', { clearing: 5 }), told('rolled', { high: 3, low: 1, attacker: 0, defender: 1, hits: 2, suffered: 1 }))];
  const battle = battleAfter(vocabulary, PEACE, fight);
  expect(battle).toEqual({ place: '6', roll: { attacker: 'cats', defender: 'wanderer', high: '3', low: '1', hits: 2, suffered: 1 } });
  expect(battleAfter(vocabulary, battle, [happened(2, told('scored'))])).toBe(battle);
  expect(battleAfter(vocabulary, battle, [happened(3, told('turn-began'))])).toEqual(PEACE);
});

test('a roll that is told later than its battle knows the clearing', () => {
  const begun = battleAfter(vocabulary, PEACE, [happened(1, told('fought', { clearing: 5 }))]);
  expect(begun).toEqual({ place: '6', roll: null });
  expect(battleAfter(vocabulary, begun, [happened(2, told('rolled', { attacker: 0, defender: 1, hits: 0, suffered: 0 }))]).place).toBe('6');
});

describe('lights', () => {
  const verb = { kind: 'verb', value: 2 };
  test('a player is lit once the kind of action is known', () => {
    const seat = { kind: 'seat', value: 1 };
    expect(new Lights(vocabulary, [verb, seat], [], { pick: () => {} }).seat('wanderer')).toBeUndefined();
    expect(new Lights(vocabulary, [seat], [verb], { pick: () => {} }).seat('wanderer')).toBe('legal');
  });
  test('what is not lit asks why, also where nothing is lit: whoever decides may only pass', () => {
    const asked: unknown[] = [];
    const lights = new Lights(vocabulary, [{ kind: 'clearing', value: 1 }], [], { pick: () => {}, why: (mark) => asked.push(mark) });
    lights.pressPlace('5');
    expect(asked).toEqual([{ kind: 'clearing', value: 4 }]);
    new Lights(vocabulary, [], [], { pick: () => {}, why: (mark) => asked.push(mark) }).pressPlace('5');
    expect(asked).toHaveLength(2);
  });
  test('the log comes before what is new', () => {
    const mark = { kind: 'clearing', value: 1 };
    const signOf = (signs: Signs): Sign => new Lights(vocabulary, [], [], { pick: () => {} }, signs).placeSign('2');
    expect(signOf({ highlight: [mark], recent: [mark] })).toBe('pointed');
    expect(signOf({ recent: [mark] })).toBe('fresh');
    expect(signOf({ highlight: [mark], refused: mark })).toBe('refused');
  });
});
