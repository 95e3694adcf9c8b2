import { expect, it } from 'vitest';
import type { Chair } from '../lib/protocol';
import { againstComputers, onlyAnswer, skipPause, treatment } from './skip';

const me: Chair = { seat: 0, word: 'a', name: 'Ada', yours: true };
const computer: Chair = { seat: 1, word: 'b', agent: 'greedy' };
const person: Chair = { seat: 2, word: 'c', name: 'Ben' };
const regent: Chair = { seat: 3, word: 'd', automatic: true };

it('knows who plays against computers alone', () => {
  expect(againstComputers([me, computer, regent])).toBe(true);
  expect(againstComputers([me, computer, person])).toBe(false);
  expect(againstComputers([me, { ...person, yours: true }, computer])).toBe(false);
  expect(againstComputers([computer, { ...computer, seat: 0 }])).toBe(false);
});

it('passes over what has one answer as somebody wishes it', () => {
  expect(onlyAnswer({ legal: [[0]] })).toEqual([0]);
  expect(onlyAnswer({ legal: [[0], [1]] })).toBeNull();
  expect(onlyAnswer({ legal: [] })).toBeNull();
  expect(treatment('auto', true)).toBe('skip');
  expect(treatment('auto', false)).toBe('offer');
  expect(treatment('on', false)).toBe('skip');
  expect(treatment('off', true)).toBe('ask');
});

it('takes a time that depends on chance alone where people wait', () => {
  for (const random of [0, 0.5, 0.999]) {
    expect(skipPause(false, true, random)).toBe(skipPause(false, false, random));
    expect(skipPause(false, true, random)).toBeGreaterThanOrEqual(1000);
    expect(skipPause(false, true, random)).toBeLessThan(4000);
  }
  expect(skipPause(true, true, 0)).toBeGreaterThan(skipPause(true, false, 0));
});
