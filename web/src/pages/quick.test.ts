import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/api';
import { mixWith, opponentsOf, playable, quickFrom, quickTable } from './quick';

const root: GameInfo = {
  options: [{ name: 'map', choices: ['autumn', 'winter'], law: '' }, { name: 'mode', choices: ['competitive', 'cooperative'], law: 'M.8' }],
  lists: {},
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond', 'cult', 'riverfolk', 'mechanical-marquise'].map((id) => ({
    id, seats: id === 'vagabond' ? 2 : 1, replaces: id === 'mechanical-marquise' ? 'marquise' : null,
    decides: id !== 'mechanical-marquise', militant: null,
  })),
  agents: ['novice', 'medium', 'expert'],
  words: {},
};
const heirs: GameInfo = { options: [{ name: 'solo', choices: ['none', 'page'], law: 'E.S.10' }], lists: {}, factions: [], agents: ['novice', 'medium', 'expert'], words: {} };

describe('a quick start', () => {
  it('begins with what is usual and keeps what can still be chosen', () => {
    expect(quickFrom(null, root)).toEqual({ faction: 'marquise', board: 'autumn', opponents: 3, strength: 'medium' });
    const kept = '{"faction":"cult","board":"moon","opponents":2,"strength":"novice"}';
    expect(quickFrom(kept, root)).toEqual({ faction: 'cult', board: 'autumn', opponents: 2, strength: 'novice' });
    for (const broken of ['', '[', 'null', '7', '{"opponents":99}']) expect(quickFrom(broken, root).opponents).toBe(3);
  });

  it('takes the strengths that the server has, whatever they are', () => {
    expect(quickFrom(null, { ...root, agents: ['easy', 'hard'] }).strength).toBe('hard');
    expect(quickFrom('{"strength":"easy"}', { ...root, agents: ['easy', 'hard'] }).strength).toBe('easy');
  });

  it('leads to a table of every faction with every number of opponents', () => {
    for (const faction of playable(root)) {
      for (const opponents of opponentsOf(root)) {
        const { seats, setup } = quickTable('root', { faction, board: 'winter', opponents, strength: 'novice' }, root);
        const factions = setup?.factions as string[];
        expect(factions).toHaveLength(opponents + 1);
        expect(new Set(factions).size).toBe(opponents + 1);
        expect(seats?.indexOf('me')).toBe(factions.indexOf(faction));
        expect(seats?.filter((who) => who === 'novice')).toHaveLength(opponents);
        expect(setup?.map).toBe('winter');
      }
    }
  });

  it('prefers mixes that are suggested', () => {
    expect(mixWith('cult', 4, root)).toEqual(['marquise', 'eyrie', 'cult', 'riverfolk']);
    expect(mixWith('alliance', 2, root)).toEqual(['marquise', 'alliance']);
  });

  it('knows one opponent where there are two seats', () => {
    expect(opponentsOf(heirs)).toEqual([1]);
    const wish = quickTable('heirs', quickFrom(null, heirs), heirs);
    expect(wish.seats).toEqual(['me', 'medium']);
    expect(wish.setup?.sets).toHaveLength(3);
  });
});
