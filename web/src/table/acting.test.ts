import { beforeEach, describe, expect, it } from 'vitest';
import type { Question, Reply, Wish } from '../lib/connection';
import { verbMark } from '../lib/narrow';
import type { Answer, Code, Happened, Then, Update, Welcome } from '../lib/protocol';
import { Acting } from './acting.svelte';

const DONE = 0, MOVE = 1, BUILD = 2, CRAFT = 3;
const welcome: Welcome = {
  type: 'welcome', table: 't', game: 'root', title: '', phase: 'running', setup: {}, options: {}, chairs: [], words: {}, seal: '',
  vocabulary: {
    verbs: [
      { word: 'done', fields: [] },
      { word: 'move', fields: [['origin', 'clearing'], ['dest', 'clearing']] },
      { word: 'build', fields: [['clearing', 'clearing']] },
      { word: 'craft', fields: [['card', 'card']] },
    ],
    words: { seat: ['mine', 'other'] },
  },
  game_data: {},
};
const position = (n: number, legal: Code[]): Update => ({
  type: 'update', n, phase: 'running', happened: [], views: { 0: {} }, deciding: { seat: 0, step: 'x', law: '1', since: 0, about: [] },
  legal, verbs: [DONE, MOVE, BUILD, CRAFT], undo: [], asked: null, agreed: [], clock: null, outcome: null, nonces: [], seed: null, before: null,
});
const LEGAL: Code[] = [[DONE], [MOVE, 1, 2], [MOVE, 1, 3], [MOVE, 4, 2], [BUILD, 5]];
const clearing = (value: number) => ({ kind: 'clearing', value });
const settled = () => new Promise((done) => setTimeout(done));

let then: Then, update: Update, asked: Question[], sent: Wish[], finals: Set<number>, acting: Acting;
const play = (n: number, seat = 0): Happened => ({ n, kind: 'play', seat, at: 0 });

beforeEach(() => {
  update = position(7, LEGAL);
  then = 'own'; asked = []; sent = []; finals = new Set([DONE]);
  const ask = (question: Question): Promise<Reply | null> => {
    asked.push(question);
    if (question.type === 'fear' || question.type === 'advise') return Promise.resolve(null);
    const verb = question.action[0] as number;
    const reply: Reply = question.type === 'look'
      ? { type: 'seen', key: '', final: finals.has(verb), points: [verb === BUILD ? 2 : 0, 0], then: finals.has(verb) ? 'chance' : then, next: null, pieces: [] }
      : { type: 'because', key: '', problem: { key: `no-${verb}`, law: `${verb}.1` } };
    return Promise.resolve(reply);
  };
  const command = (wish: Wish): Promise<Answer> => {
    sent.push(wish);
    update = position(update.n + 1, LEGAL);
    acting.news([play(update.n)], [0]);
    return Promise.resolve({ type: 'done', key: '', n: update.n });
  };
  acting = new Acting(() => ({ welcome, update, seat: 0, mine: [0], myTurn: true }), () => ({ ask, command }));
});

describe('acting', () => {
  it('does at once what can be taken back', async () => {
    acting.pick(verbMark(MOVE));
    acting.pick(clearing(1));
    expect(sent).toEqual([]);
    acting.pick(clearing(3));
    await settled();
    expect(sent).toEqual([{ type: 'act', seat: 0, action: [MOVE, 1, 3] }]);
    expect(acting.chosen).toEqual([]);
  });

  it('asks before what cannot be taken back', async () => {
    acting.pick(verbMark(DONE));
    await settled();
    expect(sent).toEqual([]);
    expect(acting.forecast?.final).toBe(true);
    acting.go();
    await settled();
    expect(sent).toEqual([{ type: 'act', seat: 0, action: [DONE] }]);
  });

  it('shows first what followed by itself', async () => {
    acting.pick(clearing(4));
    await settled();
    expect(sent).toEqual([]);
    expect(acting.shown).toEqual([verbMark(MOVE), clearing(4), clearing(2)]);
  });

  it('takes a verb and something to it for enough', async () => {
    acting.pick(verbMark(MOVE));
    acting.pick(clearing(4));
    await settled();
    expect(sent).toEqual([{ type: 'act', seat: 0, action: [MOVE, 4, 2] }]);
  });

  it('foresees what is pointed at, once', async () => {
    acting.point(verbMark(BUILD));
    await settled();
    expect(acting.forecast?.points).toEqual([2, 0]);
    acting.point(null);
    expect(acting.forecast).toBeNull();
    acting.point(verbMark(BUILD));
    expect(acting.forecast?.points).toEqual([2, 0]);
    expect(asked.length).toBe(1);
  });

  it('says why something cannot be chosen, for each verb or once for all', async () => {
    await acting.why(clearing(9));
    expect(acting.reasons.map(({ verb, problem }) => [verb, problem.law])).toEqual([[MOVE, '1.1'], [BUILD, '2.1']]);
    acting.pick(verbMark(MOVE));
    acting.pick(clearing(8)); // fits nothing: that is a question, too
    await settled();
    expect(asked.at(-1)).toMatchObject({ type: 'why', action: [MOVE, 8, null] });
    expect(acting.reasons).toEqual([{ verb: null, problem: { key: 'no-1', law: '1.1' } }]);
    acting.cancel();
    expect(acting.reasons).toEqual([]);
  });

  it('says why a card is not to be crafted where nothing is, and nothing of crafting while one builds', async () => {
    const card = { kind: 'card', value: 0 };
    await acting.why(card);
    expect(acting.reasons).toEqual([{ verb: null, problem: { key: 'no-3', law: '3.1' } }]);
    acting.cancel();
    update = position(8, [[DONE], [BUILD, 5], [BUILD, 6]]);
    acting.news([], [0]);
    acting.pick(verbMark(BUILD));
    await settled();
    await acting.why(card);
    expect(acting.reasons).toEqual([{ verb: BUILD, problem: { key: 'not-needed' } }]);
    expect(asked.filter(({ type }) => type === 'why')).toHaveLength(1);
  });

  it('speaks of what is possible with something else rather than of what is not at all', async () => {
    update = position(8, [[DONE], [BUILD, 5], [BUILD, 6]]);
    acting.news([], [0]);
    await acting.why(clearing(9));
    expect(acting.reasons.map(({ problem }) => problem.key)).toEqual(['no-2']);
  });

  it('knows what the step has beside what is allowed', () => {
    expect(acting.verbs).toEqual([DONE, MOVE, BUILD]);
    expect(acting.dim).toEqual([CRAFT]);
  });

  it('takes back and does again, until somebody else acts', async () => {
    await acting.act([MOVE, 1, 2]);
    update = { ...update, undo: [0] };
    await acting.undo();
    expect(sent.at(-1)).toEqual({ type: 'undo', seat: 0 });
    expect(acting.redoable).toEqual([MOVE, 1, 2]);
    await acting.redo();
    expect(sent.at(-1)).toEqual({ type: 'act', seat: 0, action: [MOVE, 1, 2] });
    expect(acting.redoable).toBeNull();
    update = { ...update, undo: [0] };
    await acting.undo();
    expect(acting.redoable).not.toBeNull();
    acting.news([play(99, 1)], [0]);
    expect(acting.redoable).toBeNull();
  });

  it('asks before it leaves the decision to somebody else, though it could be taken back', async () => {
    then = 'other';
    acting.pickCode([BUILD, 5]);
    await settled();
    expect(sent).toEqual([]);
    expect(acting.forecast).toMatchObject({ final: false, then: 'other' });
    acting.go();
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('knows the verbs of a step in their order, allowed or not', () => {
    expect(acting.known).toEqual([DONE, MOVE, BUILD, CRAFT]);
    expect(acting.dim).toEqual([CRAFT]);
  });

  it('never floods the server with questions in passing', async () => {
    for (let i = 0; i < 100; i += 1) await acting.why(clearing(100 + i));
    expect(asked.length).toBeLessThanOrEqual(50);
    acting.pickCode([BUILD, 5]); // what somebody wants to do goes through
    await settled();
    expect(sent.length).toBe(1);
  });
});
