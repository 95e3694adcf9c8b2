import { expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { Argument, Deciding, Vocabulary } from '../lib/protocol';
import { GameWords, Words } from '../lib/words';
import { by, placesOfCause } from './cause';

const SEATS = ['marquise', 'eyrie', 'alliance'];
const vocabulary: Vocabulary = {
  verbs: [{ word: 'done', fields: [] }], words: { seat: SEATS, owner: SEATS, clearing: ['1', '2', '3', '4', '5', '6', '7'] },
};
const words = new GameWords(new Words('de', catalogue('de').text), 'root', vocabulary, (kind, word) => [kind === 'owner' ? 'seat' : kind, word]);
const asked = (step: string, ...about: Argument[]): Deciding => ({ seat: 0, step, law: '', since: 0, about });
const MARQUISE = 0, EYRIE = 1, ALLIANCE = 2;

it('says who does what and where, and lights the place', () => {
  const battle = asked('root.ambush', ['attacker', 'owner', EYRIE], ['defender', 'owner', MARQUISE], ['clearing', 'clearing', 6]);
  expect(words.cause(battle, by(battle, EYRIE))).toBe('Angriff in Lichtung 7: Horst-Dynastien gegen dich.');
  expect(placesOfCause(battle)).toEqual([{ kind: 'clearing', value: 6 }]);
  const outrage = asked('alliance.outrage', ['seat', 'seat', ALLIANCE], ['payer', 'owner', MARQUISE], ['clearing', 'clearing', 6]);
  expect(words.cause(outrage, by(outrage, MARQUISE))).toContain('Die Allianz empört sich in Lichtung 7');
});

it('names whoever else is part of it, else whoever has the turn', () => {
  const fallen: Argument[] = [['seat', 'seat', MARQUISE], ['clearing', 'clearing', 6], ['count', 'count', 2]];
  expect(by(asked('x', ...fallen, ['attacker', 'owner', EYRIE]), ALLIANCE)).toBe(EYRIE);
  expect(by(asked('x', ...fallen), ALLIANCE)).toBe(ALLIANCE);
  expect(by(asked('x', ...fallen), MARQUISE)).toBeNull();
  const hospital = asked('marquise.field-hospital', ...fallen);
  expect(words.cause(hospital, ALLIANCE)).toBe('Gefallen in Lichtung 7: 2 Krieger, durch Waldland-Allianz.');
  expect(words.cause(hospital, null)).toBe('Gefallen in Lichtung 7: 2 Krieger.');
});

it('has nothing to say of an ordinary turn', () => {
  expect(words.cause(asked('marquise.actions', ['seat', 'seat', MARQUISE]), null)).toBe('');
});

it('calls an end by what ends', () => {
  const DONE = 0;
  expect(words.verb(DONE)).toBe('fertig');
  expect(words.verb(DONE, { step: 'marquise.actions' })).toBe('Zug beenden');
  expect(words.verb(DONE, { step: 'marquise.actions', within: { at: 1, of: 2 } })).toBe('Bewegung 1 von 2, fertig');
  expect(words.action([DONE], { step: 'root.craft', within: { at: 1, of: 2 } })).toBe('Herstellen beenden');
  expect(words.skipped({ step: 'root.craft' }, [DONE])).toBe('Nichts herzustellen');
  expect(words.skipped({ step: 'root.nothing' }, [DONE])).toBe('Nur eine Möglichkeit: fertig');
});
