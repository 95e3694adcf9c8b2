import { describe, expect, it } from 'vitest';
import type { Mark } from '../../lib/narrow';
import { GameWords, Words } from '../../lib/words';
import { GAMES } from '../registry';
import { Lights } from './marks';
import type { Welcome } from '../../lib/protocol';

/** Owners are the seats, then whoever has pieces without a seat. */
const vocabulary = { verbs: [{ word: 'battle', fields: [['clearing', 'clearing'], ['defender', 'owner']] as [string, string][] }], words: { clearing: ['1'], seat: ['cats', 'birds'], owner: ['cats', 'birds', 'birds.band'] } };

describe('an owner', () => {
  const picked: Mark[] = [];
  const lights = new Lights(vocabulary, [{ kind: 'owner', value: 1 }, { kind: 'owner', value: 2 }], [], { pick: (mark) => picked.push(mark) });

  it('is lit and picked wherever a seat would be', () => {
    expect(lights.seat('birds')).toBe('legal');
    expect(lights.seat('birds.band')).toBe('legal');
    expect(lights.seat('cats')).toBeUndefined();
    lights.pick(lights.owner('birds'));
    lights.pick(lights.owner('birds.band'));
    expect(picked).toEqual([{ kind: 'owner', value: 1 }, { kind: 'owner', value: 2 }]);
  });

  it('has the sign of whichever kind an event names', () => {
    const pointed = new Lights(vocabulary, [], [], { pick: () => {} }, { highlight: [{ kind: 'owner', value: 1 }], recent: [{ kind: 'seat', value: 0 }] });
    expect(pointed.ownerSign('birds')).toBe('pointed');
    expect(pointed.ownerSign('cats')).toBe('fresh');
    expect(pointed.owner('cats')).toEqual({ kind: 'seat', word: 'cats' });
  });

  it('is called like a seat', () => {
    const words = new Words('en', 'root-seat-birds = Birds\nroot-seat-birds-band = Band\nroot-action-battle = fight { $defender }');
    const game = new GameWords(words, 'root', vocabulary, GAMES.root.spelling({} as Welcome));
    expect(game.action([0, 0, 1])).toBe('fight Birds');
    expect(game.action([0, 0, 2])).toBe('fight Band');
  });
});
