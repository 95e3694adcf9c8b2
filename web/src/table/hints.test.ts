import { describe, expect, it } from 'vitest';
import type { Advice, Chair, Vocabulary } from '../lib/protocol';
import { Hints, hintsOf, marksOfCode, mayAsk } from './hints.svelte';

const me: Chair = { seat: 0, word: 'a', name: 'Ada', yours: true };
const program: Chair = { seat: 1, word: 'b', name: 'Robo', agent: 'hard' };
const other: Chair = { seat: 1, word: 'b', name: 'Bob' };

describe('who may ask', () => {
  it('is whoever plays alone against computers, unless the table says otherwise', () => {
    expect(mayAsk({}, [me, program], false)).toBe(true);
    expect(mayAsk({ hints: 'alone' }, [me, other], false)).toBe(false);
    expect(mayAsk({ hints: 'all' }, [me, other], false)).toBe(true);
    expect(mayAsk({ hints: 'off' }, [me, program], false)).toBe(false);
  });
  it('is nobody while clocks run', () => expect(mayAsk({ hints: 'all' }, [me, program], true)).toBe(false));
  it('takes what it does not know for the usual', () => expect(hintsOf({ hints: 'always' })).toBe('alone'));
});

describe('marks of an action', () => {
  const words: Vocabulary = {
    verbs: [{ word: 'move', fields: [['origin', 'clearing'], ['dest', 'clearing'], ['count', 'count']] }],
    words: {},
  };
  it('are places and things, each once', () => {
    expect(marksOfCode(words, [0, 4, 4, 2])).toEqual([{ kind: 'clearing', value: 4 }]);
    expect(marksOfCode(words, [0, 1, 4, 2])).toHaveLength(2);
  });
  it('are none of what nobody knows', () => expect(marksOfCode(words, [9])).toEqual([]));
});

describe('a question', () => {
  const advice: Advice = { type: 'advice', key: 'k', n: 7, ways: [] };
  const asking = (reply: unknown) => new Hints(() => ({ ask: () => Promise.resolve(reply), command: () => Promise.reject() }) as never);

  it('is answered, and the answer goes with its position', async () => {
    const hints = asking(advice);
    await hints.ask(0);
    expect(hints.advice).toBe(advice);
    hints.at(7);
    expect(hints.open).toBe(true);
    hints.at(8);
    expect(hints.open).toBe(false);
  });
  it('may be refused with a reason', async () => {
    const hints = asking({ type: 'refused', key: 'k', problem: { key: 'hint-clock' } });
    await hints.ask(0);
    expect(hints.problem?.key).toBe('hint-clock');
  });
  it('is over when the line is lost', async () => {
    const hints = asking(null);
    await hints.ask(0);
    expect(hints.open).toBe(false);
  });
});
