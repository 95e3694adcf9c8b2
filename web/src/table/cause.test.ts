import { expect, it } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { Argument, Deciding, Vocabulary } from '../lib/protocol';
import { Storyteller } from '../lib/telling';
import { GameWords, Words } from '../lib/words';
import { by, placesOfCause } from './cause';

const SEATS = ['marquise', 'eyrie', 'alliance'];
const vocabulary: Vocabulary = {
  verbs: [{ word: 'done', fields: [] }], words: { seat: SEATS, owner: SEATS, clearing: ['1', '2', '3', '4', '5', '6', '7'] },
};
const words = new GameWords(new Words('de', catalogue('de').text), 'root', vocabulary, (kind, word) => [kind === 'owner' ? 'seat' : kind, word]);
const asked = (step: string, ...about: Argument[]): Deciding => ({ seat: 0, step, law: '', since: 0, about });
const MARQUISE = 0, EYRIE = 1, ALLIANCE = 2;
const teller = new Storyteller(words, { seat: MARQUISE, names: new Map([[ALLIANCE, 'Fenna']]) });

it('says who does what and where, and lights the place', () => {
  const battle = asked('root.ambush', ['attacker', 'owner', EYRIE], ['defender', 'owner', MARQUISE], ['clearing', 'clearing', 6]);
  expect(teller.cause(battle, by(battle, EYRIE))).toBe('Die Horst-Dynastien greifen dich in Lichtung 7 an.');
  const dice = { ...battle, step: 'root.ask-effects' };
  expect(teller.cause(dice, EYRIE)).toBe('Die Horst-Dynastien greifen dich in Lichtung 7 an. Die Würfel sind gefallen.');
  expect(placesOfCause(battle)).toEqual([{ kind: 'clearing', value: 6 }]);
  const outrage = asked('alliance.outrage', ['seat', 'seat', ALLIANCE], ['payer', 'owner', MARQUISE], ['clearing', 'clearing', 6]);
  expect(teller.cause(outrage, by(outrage, MARQUISE))).toContain('Die Allianz empört sich in Lichtung 7');
});

it('names whoever else is part of it, else whoever has the turn', () => {
  const fallen: Argument[] = [['seat', 'seat', MARQUISE], ['clearing', 'clearing', 6], ['count', 'count', 2]];
  expect(by(asked('x', ...fallen, ['attacker', 'owner', EYRIE]), ALLIANCE)).toBe(EYRIE);
  expect(by(asked('x', ...fallen), ALLIANCE)).toBe(ALLIANCE);
  expect(by(asked('x', ...fallen), MARQUISE)).toBeNull();
  const hospital = asked('marquise.field-hospital', ...fallen);
  expect(teller.cause(hospital, ALLIANCE)).toBe('Fenna hat dir 2 Krieger in Lichtung 7 genommen.');
  expect(teller.cause(hospital, null)).toBe('Gefallen in Lichtung 7: 2 Krieger.');
});

it('speaks of people by name, in the right case', () => {
  const mine = asked('root.ask-effects', ['attacker', 'owner', MARQUISE], ['defender', 'owner', ALLIANCE], ['clearing', 'clearing', 6]);
  expect(teller.cause(mine, ALLIANCE)).toBe('Du greifst Fenna in Lichtung 7 an. Die Würfel sind gefallen.');
  const hits = asked('root.lose', ['hits', 'count', 2], ['clearing', 'clearing', 6], ['remover', 'owner', ALLIANCE]);
  expect(teller.cause(hits, ALLIANCE)).toBe('Fenna trifft dich 2-mal im Kampf um Lichtung 7.');
});

it('has nothing to say of an ordinary turn', () => {
  expect(teller.cause(asked('marquise.actions', ['seat', 'seat', MARQUISE]), null)).toBe('');
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
