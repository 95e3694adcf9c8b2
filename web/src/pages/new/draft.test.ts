import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../lib/api';
import {
  choicesOf, draftSizes, factionsOf, freshDraft, hindrance, hiredOf, keptOutBy, MIXES, oneMore, reachOf, seatsOf, sitterOf, suggestions, takenFor, toggled,
  tooLittleReach, wishOf, type Draft,
} from './draft';

const root: GameInfo = {
  options: [{ name: 'mode', choices: ['competitive', 'cooperative'], law: 'M.8' }],
  lists: {},
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond', 'cult', 'riverfolk', 'mechanical-marquise'].map((id) => ({
    id, seats: id === 'vagabond' ? 2 : 1, replaces: id === 'mechanical-marquise' ? 'marquise' : null, decides: id !== 'mechanical-marquise',
    militant: id === 'mechanical-marquise' ? null : ['marquise', 'eyrie'].includes(id),
  })),
  agents: ['random', 'greedy'],
  words: {},
};
const heirs: GameInfo = {
  options: [{ name: 'solo', choices: ['none', 'page', 'king'], law: 'E.S.10' }],
  lists: { sets: ['a', 'b'] }, factions: [], agents: ['greedy'], words: {},
};
const draft = (changed: Partial<Draft>, game = 'root'): Draft => ({ ...freshDraft(game), ...changed });

describe('a table that is set up', () => {
  it('is asked of the server with its switches and seats', () => {
    expect(wishOf(draft({ title: '  Hain ' }), root)).toEqual({
      game: 'root', title: 'Hain', public: false,
      setup: { mode: 'competitive', factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
      seats: ['me', 'human', 'human', 'human'], names: ['', '', '', ''],
      options: { clock: { mode: 'none', seconds: 0, increment: 0 }, timeout: 'agent', hints: 'alone' },
    });
    const clock = wishOf(draft({ clock: 'total', minutes: 1.5, increment: 10 }), root).options?.clock;
    expect(clock).toEqual({ mode: 'total', seconds: 90, increment: 10 });
  });

  it('has one seat in a solo game, and its sets', () => {
    const solo = draft({ options: { 'heirs.solo': 'king' }, sets: 'own' }, 'heirs');
    expect(seatsOf(solo, heirs)).toEqual(['white']);
    expect(wishOf(solo, heirs).setup).toEqual({ solo: 'king', sets: ['reise', 'land_industrie', 'handel_kirche'] });
    expect(hindrance({ ...solo, ownSets: ['a'] }, heirs)).toBe('web-new-sets-three');
  });

  it('has two to six factions', () => {
    const six = ['marquise', 'eyrie', 'alliance', 'vagabond', 'cult', 'riverfolk'];
    expect(hindrance(draft({ factions: six.slice(0, 1) }), root)).toBe('web-new-factions-least');
    expect(hindrance(draft({ factions: six }), root)).toBeNull();
    expect(hindrance(draft({ factions: [...six, 'vagabond-2'] }), root)).toBe('web-new-factions-most');
  });

  it('knows the second Vagabond only beside the first', () => {
    const two = toggled(draft({ factions: ['marquise'] }), root, 'vagabond-2');
    expect(two).toEqual(['marquise', 'vagabond', 'vagabond-2']);
    expect(wishOf(draft({ factions: two }), root).setup?.factions).toEqual(['marquise', 'vagabond', 'vagabond']);
    expect(toggled(draft({ factions: two }), root, 'vagabond')).toEqual(['marquise']);
  });

  it('has either Marquise, and the mechanical one in a cooperative game', () => {
    expect(toggled(draft({}), root, 'mechanical-marquise')).toEqual(['eyrie', 'alliance', 'vagabond', 'mechanical-marquise']);
    expect(toggled(draft({ factions: ['eyrie', 'mechanical-marquise'] }), root, 'marquise')).toEqual(['marquise', 'eyrie']);
    const together = { options: { 'root.mode': 'cooperative' } };
    expect(hindrance(draft(together), root)).toBe('web-new-cooperative-machine');
    const fine = draft({ ...together, factions: ['eyrie', 'vagabond', 'mechanical-marquise'], lead: 6 });
    expect(hindrance(fine, root)).toBeNull();
    expect(wishOf(fine, root)).toMatchObject({ setup: { lead: 6 }, seats: ['me', 'human'] });
  });

  it('keeps who sits where while factions come and go', () => {
    const some = draft({ seats: { alliance: 'greedy' } });
    expect(sitterOf(some, seatsOf(some, root), 'alliance')).toBe('greedy');
    expect(sitterOf(some, seatsOf(some, root), 'eyrie')).toBe('human');
  });

  it('names no factions where they are drafted, only how many play', () => {
    const options = [...root.options, { name: 'setup', choices: ['standard', 'advanced', 'adventurous'], law: 'A.8' }];
    const info = { ...root, options };
    const some = draft({ options: { 'root.setup': 'advanced' }, players: 3 });
    expect(seatsOf(some, info)).toEqual(['player-1', 'player-2', 'player-3']);
    expect(wishOf(some, info)).toMatchObject({ setup: { setup: 'advanced', factions: 3 }, seats: ['me', 'human', 'human'] });
    expect(draftSizes(some, info)).toEqual([3, 4, 5]);
    expect(draftSizes({ ...some, options: { 'root.setup': 'adventurous' } }, info)).toEqual([2, 3, 4, 5]);
    expect(wishOf({ ...some, players: 6 }, info).setup?.factions).toBe(5);
    const together = { ...some, options: { ...some.options, 'root.mode': 'cooperative' } };
    expect(wishOf(together, info).setup).toMatchObject({ setup: 'standard', factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] });
  });

  it('names factions that set up by cards, and only those that have one', () => {
    const options = [...root.options, { name: 'setup', choices: ['standard', 'advanced', 'adventurous'], law: 'A.8' }];
    const info = { ...root, options };
    const factions = ['eyrie', 'vagabond', 'vagabond-2', 'mechanical-marquise'];
    const some = draft({ options: { 'root.setup': 'advanced' }, named: true, factions });
    expect(factionsOf(some, info)).not.toContain('mechanical-marquise');
    expect(seatsOf(some, info)).toEqual(['eyrie', 'vagabond', 'vagabond-2']);
    expect(wishOf(some, info)).toMatchObject({ setup: { setup: 'advanced', factions: ['eyrie', 'vagabond', 'vagabond'] }, seats: ['me', 'human', 'human'] });
    expect(hindrance({ ...some, factions: ['eyrie', 'mechanical-marquise'] }, info)).toBe('web-new-factions-least');
    expect(wishOf({ ...some, options: { 'root.setup': 'adventurous' } }, info).setup?.factions).toBe(4);
  });

  it('has suits as printed only where the board prints them', () => {
    const options = [
      { name: 'map', choices: ['autumn', 'winter'], law: '2.2' },
      { name: 'markers', choices: ['usual', 'printed', 'shuffled'], law: '2.2.2' },
    ];
    const info = { ...root, options, lists: { printed: ['autumn'] } };
    const some = draft({ options: { 'root.markers': 'printed' } });
    expect(wishOf(some, info).setup).toMatchObject({ map: 'autumn', markers: 'printed' });
    const winter = { ...some, options: { ...some.options, 'root.map': 'winter' } };
    expect(choicesOf(winter, info, 'markers')).toEqual(['usual', 'shuffled']);
    expect(wishOf(winter, info).setup).toMatchObject({ map: 'winter', markers: 'usual' });
  });

  it('says when the factions have less reach than is advised, unless we suggest them', () => {
    const said = (factions: string[], options = {}): unknown => tooLittleReach(draft({ factions, options }), root);
    const together = { 'root.mode': 'cooperative' };
    expect(said(['marquise', 'eyrie', 'alliance', 'vagabond'])).toBeNull();
    expect(said(['alliance', 'cult'])).toEqual({ sum: 5, advised: 17 });
    expect(said(['vagabond', 'vagabond-2', 'cult'])).toEqual({ sum: 9, advised: 18 });
    expect(said(['vagabond', 'mechanical-marquise'], together)).toBeNull();
    expect(said(['vagabond', 'mechanical-marquise'])).toEqual({ sum: 15, advised: 17 });
    expect(said(['alliance', 'mechanical-marquise'], together)).toEqual({ sum: 13, advised: 17 });
    expect(reachOf(draft({ factions: ['alliance', 'cult'] }), root)).toEqual({ sum: 5, advised: 17 });
    const more = { ...root, factions: [...root.factions, { id: 'beavers', seats: 1, replaces: null, decides: true, militant: null }] };
    expect(tooLittleReach(draft({ factions: ['alliance', 'beavers'] }), more)).toEqual({ sum: 8, advised: 17 });
  });
});

describe('hirelings and landmarks by name', () => {
  const hirelings = [
    { id: 'patrol', sides: ['patrol', 'physicians'] as [string, string], excludes: ['marquise'] },
    { id: 'band', sides: ['band', 'street_band'] as [string, string], excludes: [] },
    { id: 'bandits', sides: ['bandits', 'gangs'] as [string, string], excludes: [] },
    { id: 'uprising', sides: ['uprising', 'scouts'] as [string, string], excludes: ['alliance'] },
  ];
  const info: GameInfo = {
    ...root, hirelings, lists: { landmarks: ['ferry', 'tower'] },
    options: [
      ...root.options,
      { name: 'landmarks', choices: ['usual', '1', '2', 'ferry', 'tower', 'none'], law: 'A.5' },
      { name: 'hirelings', choices: ['none', 'random'], law: 'A.6' },
    ],
  };
  const named = { 'root.hirelings': 'named', 'root.landmarks': 'named' };
  const some = draft({ options: named, factions: ['eyrie', 'cult'], hirelings: ['patrol', 'band', 'bandits'], sides: { band: 'street_band' }, landmarks: ['tower'] });

  it('are asked of the server by name, a hireling with its side', () => {
    expect(choicesOf(some, info, 'landmarks')).toEqual(['usual', '1', '2', 'none', 'named']);
    expect(choicesOf(some, info, 'hirelings')).toEqual(['none', 'random', 'named']);
    expect(hindrance(some, info)).toBeNull();
    expect(wishOf(some, info).setup).toMatchObject({ hirelings: ['patrol', 'band:demoted', 'bandits'], landmarks: 'tower' });
  });

  it('are as many as the Law says', () => {
    expect(hindrance({ ...some, hirelings: ['patrol', 'band'] }, info)).toBe('web-new-hirelings-three');
    expect(hindrance({ ...some, landmarks: [] }, info)).toBe('web-new-landmarks-some');
    expect(oneMore(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
    expect(oneMore(['a', 'b'], 'a', 2)).toEqual(['b']);
  });

  it('keep a faction and its hireling apart, whichever was chosen first (A.6.5)', () => {
    expect(takenFor(some, info, 'marquise')?.id).toBe('patrol');
    expect(takenFor(some, info, 'mechanical-marquise')?.id).toBe('patrol');
    expect(takenFor(some, info, 'alliance')).toBeNull();
    const cats = { ...some, factions: ['mechanical-marquise', 'cult'] };
    expect(keptOutBy(cats, info, hirelings[0])).toBe('mechanical-marquise');
    expect(hiredOf(cats, info).map(({ id }) => id)).toEqual(['band', 'bandits']);
    expect(hindrance(cats, info)).toBe('web-new-hirelings-three');
    expect(suggestions(some, info).flat()).not.toContain('marquise');
  });
});

it('suggests mixes of every faction that the rules know the reach of, and none of others', () => {
  expect(Object.keys(MIXES.reach).length).toBeGreaterThan(10);
  for (const mix of suggestions(draft({}), root)) for (const word of mix) expect(factionsOf(draft({}), root)).toContain(word);
});
