import { expect, it } from 'vitest';
import type { Campaign, GameInfo } from '../../lib/api';
import { seatsOf } from '../new/draft';
import { campaignWish, cardKey, forPlayers, freshCampaign, inOrder } from './campaign';

const info: GameInfo = {
  options: [{ name: 'map', choices: ['autumn', 'lake'], law: '' }, { name: 'mode', choices: ['competitive', 'cooperative'], law: 'M.8' }],
  lists: {},
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond', 'mechanical-marquise'].map((id) => ({
    id, seats: id === 'vagabond' ? 2 : 1, replaces: id === 'mechanical-marquise' ? 'marquise' : null,
    decides: id !== 'mechanical-marquise', militant: null,
  })),
  agents: ['random', 'greedy'],
  words: {},
};

it('is played by factions beside whom the machine can play', () => {
  const draft = freshCampaign(info);
  expect(forPlayers(draft, info)).toEqual(['eyrie', 'alliance', 'vagabond', 'vagabond-2']);
  expect(seatsOf(draft, info)).toEqual(['eyrie', 'alliance']);
});

it('is asked of the server with its factions, seats and board', () => {
  const draft = freshCampaign(info);
  draft.factions = ['vagabond', 'vagabond-2'];
  draft.seats = { 'vagabond-2': 'greedy' };
  draft.names = { vagabond: ' Ada ' };
  draft.options['root.map'] = 'lake';
  expect(campaignWish(draft, info, 5)).toEqual({
    factions: ['vagabond', 'vagabond'], seats: ['me', 'greedy'], names: ['Ada', ''], title: '', length: 5, options: { map: 'lake' },
  });
});

it('names cards without their numbers, and lists what goes on first', () => {
  expect(cardKey('armorers-2')).toBe('root-card-armorers');
  const some = (id: string, status: Campaign['status'], updated: number): Campaign => ({ id, status, updated }) as Campaign;
  const listed = inOrder([some('old', 'lost', 9), some('a', 'running', 1), some('b', 'running', 2)]);
  expect(listed.map(({ id }) => id)).toEqual(['b', 'a', 'old']);
});
