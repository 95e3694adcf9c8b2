import { describe, expect, it } from 'vitest';
import { back, choices, hasMark, known, leftToChoose, marksOf, narrow, notation, numberOf, pick, questions, verbMark, type Mark } from './narrow';
import type { Code, Vocabulary } from './protocol';

const DONE = 0, MOVE = 1, BATTLE = 2, BUILD = 3, WALK = 4, CLAIM = 5;
const vocabulary: Vocabulary = {
  verbs: [
    { word: 'done', fields: [] },
    { word: 'move', fields: [['origin', 'clearing'], ['dest', 'clearing'], ['count', 'count']] },
    { word: 'battle', fields: [['clearing', 'clearing'], ['defender', 'seat']] },
    { word: 'build', fields: [['piece', 'piece'], ['clearing', 'clearing']] },
    { word: 'walk', fields: [['place', 'place']] },
    { word: 'claim', fields: [['taken', 'card'], ['spent', 'card']] },
  ],
  words: {
    seat: ['marquise', 'eyrie'], piece: ['sawmill', 'workshop'], card: ['a', 'b', 'c'],
    clearing: [...Array(12).keys()].map((n) => String(n + 1)),
    place: [...[...Array(12).keys()].map((n) => String(n + 1)), 'f1', 'f2'],
  },
};
const legal: Code[] = [
  [DONE],
  [MOVE, 0, 4, 1], [MOVE, 0, 4, 2], [MOVE, 4, 0, 1], [MOVE, 0, 8, 1],
  [BATTLE, 4, 1],
  [BUILD, 0, 4], [BUILD, 1, 4], [BUILD, 0, 0],
];
const clearing = (value: number): Mark => ({ kind: 'clearing', value });
const count = (value: number): Mark => ({ kind: 'count', value });
const stage = (...marks: Mark[]) => narrow(vocabulary, legal, marks);

describe('what is left to choose', () => {
  const left = (...marks: Mark[]) => leftToChoose(vocabulary, stage(...marks));
  it('counts things, not combinations', () => {
    expect(left()).toEqual({ kind: 'verb', count: 4 });
    expect(left(verbMark(MOVE))).toEqual({ kind: 'clearing', count: 2 });
    expect(left(verbMark(MOVE), clearing(0))).toEqual({ kind: 'clearing', count: 2 });
    expect(left(verbMark(MOVE), clearing(0), clearing(4))).toEqual({ kind: 'count', count: 2 });
    expect(left(verbMark(BATTLE))).toBeNull();
  });
});

describe('narrowing', () => {
  it('starts with everything, verbs included', () => {
    const start = stage();
    expect(start.candidates).toEqual(legal);
    expect(start.ready).toBeNull();
    expect(hasMark(start.marks, 'verb', DONE)).toBe(true);
    expect(hasMark(start.marks, 'clearing', 0)).toBe(true);
    expect(hasMark(start.marks, 'clearing', 8)).toBe(false); // only ever a second clearing
  });

  it('goes by verb first', () => {
    const moving = stage(verbMark(MOVE));
    expect(moving.verb).toBe(MOVE);
    expect(moving.gap).toEqual({ verb: 'move', name: 'origin', kind: 'clearing' });
    expect(choices(vocabulary, moving)).toEqual([0, 4]);
    const from = pick(vocabulary, legal, moving, clearing(0));
    expect(from.gap?.name).toBe('dest');
    expect(choices(vocabulary, from)).toEqual([4, 8]);
    const to = pick(vocabulary, legal, from, clearing(4));
    expect(to.gap?.name).toBe('count');
    expect(to.marks).toEqual([count(1), count(2)]);
    const all = pick(vocabulary, legal, to, count(2));
    expect(all.ready).toEqual([MOVE, 0, 4, 2]);
    expect(all.explicit).toBe(true);
  });

  it('finds the same action by any order of clicks', () => {
    const picks = [verbMark(BUILD), { kind: 'piece', value: 1 }, clearing(4)];
    const orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for (const order of orders) {
      expect(stage(...order.map((i) => picks[i])).ready).toEqual([BUILD, 1, 4]);
    }
  });

  it('fills two fields of one kind in the order of the clicks', () => {
    expect(stage(clearing(0), clearing(4)).candidates).toEqual([[MOVE, 0, 4, 1], [MOVE, 0, 4, 2]]);
    expect(stage(clearing(4), clearing(0)).ready).toEqual([MOVE, 4, 0, 1]);
  });

  it('lets the second field come first where nothing else fits', () => {
    const to = stage(clearing(8));
    expect(to.ready).toEqual([MOVE, 0, 8, 1]);
    expect(to.explicit).toBe(false);
    const codes: Code[] = [[CLAIM, 0, 1], [CLAIM, 0, 2]];
    expect(narrow(vocabulary, codes, [{ kind: 'card', value: 2 }]).ready).toEqual([CLAIM, 0, 2]);
  });

  it('keeps verbs apart that share a clearing', () => {
    const here = stage(clearing(4));
    expect(here.verb).toBeNull();
    expect(here.marks.filter((mark) => mark.kind === 'verb').map((mark) => mark.value)).toEqual([MOVE, BATTLE, BUILD]);
  });

  it('is ready as soon as one action is left, and says what followed by itself', () => {
    const battle = stage(verbMark(BATTLE));
    expect(battle.ready).toEqual([BATTLE, 4, 1]);
    expect(battle.marks).toEqual([]);
    expect(battle.explicit).toBe(false);
    expect(stage(verbMark(DONE)).explicit).toBe(true);
    expect(narrow(vocabulary, [[WALK, 3], [WALK, 12]], [{ kind: 'place', value: 12 }]).explicit).toBe(true);
  });

  it('lights the only action there is, and is ready for it', () => {
    const only = narrow(vocabulary, [[BATTLE, 4, 1]]);
    expect(only.ready).toEqual([BATTLE, 4, 1]);
    expect(only.marks).toEqual([clearing(4), { kind: 'seat', value: 1 }]);
    expect(pick(vocabulary, [[BATTLE, 4, 1]], only, clearing(4)).ready).toEqual([BATTLE, 4, 1]);
  });

  it('goes on to the second of two fields where the first is settled', () => {
    const codes: Code[] = [[MOVE, 0, 4, 1], [MOVE, 0, 8, 1], [DONE]];
    const moving = narrow(vocabulary, codes, [verbMark(MOVE)]);
    expect(moving.gap?.name).toBe('dest');
    expect(moving.marks).toEqual([clearing(4), clearing(8)]);
    expect(pick(vocabulary, codes, moving, clearing(8)).ready).toEqual([MOVE, 0, 8, 1]);
  });

  it('offers nothing that all candidates share', () => {
    const codes: Code[] = [[BATTLE, 4, 0], [BATTLE, 4, 1]];
    expect(narrow(vocabulary, codes).marks).toEqual([{ kind: 'seat', value: 0 }, { kind: 'seat', value: 1 }]);
    expect(narrow(vocabulary, codes).gap?.name).toBe('defender');
  });

  it('never invents an action', () => {
    const alphabet = [
      ...vocabulary.verbs.map((_, i) => verbMark(i)),
      ...[0, 4, 8, 11].map(clearing), ...[1, 2, 3].map(count),
      { kind: 'seat', value: 1 }, { kind: 'piece', value: 0 }, { kind: 'piece', value: 1 },
    ];
    for (const a of alphabet) for (const b of alphabet) for (const c of alphabet) {
      let now = stage();
      for (const mark of [a, b, c]) now = pick(vocabulary, legal, now, mark);
      const fits = (mark: Mark) => narrow(vocabulary, legal, [...now.chosen, mark]).candidates.length > 0;
      expect(now.candidates.length > 0 && now.candidates.every((code) => legal.includes(code)) && now.marks.every(fits)).toBe(true);
      expect(now.ready !== null || now.marks.length > 0).toBe(true);
    }
  });

  it('starts afresh with a click that fits only by itself, and ignores one that fits nothing', () => {
    const battle = stage(clearing(0));
    expect(pick(vocabulary, legal, battle, verbMark(DONE)).ready).toEqual([DONE]);
    expect(pick(vocabulary, legal, battle, clearing(11))).toBe(battle);
  });

  it('goes back one pick', () => {
    expect(back(vocabulary, legal, stage(clearing(0), clearing(4))).chosen).toEqual([clearing(0)]);
    expect(back(vocabulary, legal, stage()).chosen).toEqual([]);
  });

  it('reaches every legal action by all its marks', () => {
    for (const code of legal) expect(narrow(vocabulary, legal, marksOf(vocabulary, code)).ready).toBe(code);
  });

  it('has nothing to offer when nothing is legal', () => {
    expect(narrow(vocabulary, [])).toMatchObject({ candidates: [], marks: [], verb: null, gap: null, ready: null });
  });
});

describe('notation', () => {
  it('writes clearings, forests, fields and words as the server reads them', () => {
    expect(notation(vocabulary, [MOVE, 0, 4, 2])).toBe('move 1 5 2');
    expect(notation(vocabulary, [BATTLE, 4, 1])).toBe('battle 5 eyrie');
    expect(notation(vocabulary, [WALK, 13])).toBe('walk f2');
    const heirs: Vocabulary = { verbs: [{ word: 'deploy', fields: [['at', 'field']] }], words: {} };
    expect(notation(heirs, [0, 32 * 64 + 32])).toBe('deploy 0,0');
    expect(notation(heirs, [0, 31 * 64 + 34])).toBe('deploy 2,-1');
  });
  it('is read back word by word', () => {
    expect(numberOf(vocabulary, 'place', 'f2')).toBe(13);
    expect(numberOf(vocabulary, 'verb', 'battle')).toBe(BATTLE);
    expect(numberOf(vocabulary, 'count', '3')).toBe(3);
    expect(numberOf(vocabulary, 'seat', 'beavers')).toBe(-1);
  });
});

describe('questions about what is not lit', () => {
  it('put it into the gap behind what was chosen', () => {
    expect(questions(vocabulary, [], stage(verbMark(MOVE)), clearing(7))).toEqual([[MOVE, 7, null, null]]);
    expect(questions(vocabulary, [], stage(verbMark(MOVE), clearing(0)), clearing(7))).toEqual([[MOVE, 0, 7, null]]);
  });

  it('are asked for every verb while none is chosen', () => {
    expect(questions(vocabulary, [DONE, MOVE, BATTLE, WALK], stage(), clearing(7))).toEqual([
      [MOVE, 7, null, null], [BATTLE, 7, null],
    ]);
  });

  it('are none where the chosen verb knows no such thing, whatever others know', () => {
    expect(questions(vocabulary, [MOVE, CLAIM], stage(verbMark(MOVE)), { kind: 'card', value: 1 })).toEqual([]);
    expect(questions(vocabulary, [MOVE], stage(), { kind: 'card', value: 1 })).toEqual([]);
  });

  it('leave all of a verb open', () => {
    expect(questions(vocabulary, [], stage(), verbMark(BUILD))).toEqual([[BUILD, null, null]]);
  });
});

describe('what is known', () => {
  const legal = [[MOVE, 0, 1, 1], [MOVE, 0, 1, 2], [MOVE, 4, 5, 1]];
  it('is also what follows from the picks', () => {
    expect(known(vocabulary, narrow(vocabulary, legal, [clearing(0)]))).toEqual([
      verbMark(MOVE), clearing(0), clearing(1),
    ]);
  });
  it('is nothing before the first pick, and the pick alone while the verb is open', () => {
    expect(known(vocabulary, narrow(vocabulary, legal))).toEqual([]);
    expect(known(vocabulary, narrow(vocabulary, [...legal, [BATTLE, 0, 1]], [clearing(0)]))).toEqual([clearing(0)]);
  });
});
