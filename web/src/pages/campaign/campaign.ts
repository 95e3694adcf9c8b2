// What is asked of the server for a campaign: a table's form says almost everything.

import type { Campaign, GameInfo, NewCampaign } from '../../lib/api';
import { factionsOf, freshDraft, machinesOf, optionOf, seatsOf, wishOf, type Draft } from '../new/draft';

export const MOST_PLAYERS = 4;
/** How many games there can be to win; 0: until the first loss. */
export const LENGTHS = [3, 5, 0] as const;

/** A campaign as it is being set up: together against the machine. */
export const freshCampaign = (info: GameInfo): Draft => {
  const draft = freshDraft('root');
  draft.options['root.mode'] = 'cooperative';
  draft.factions = forPlayers(draft, info).slice(0, 2);
  return draft;
};

/** The factions that players can have: not those that the rules play, nor those whose place the machine takes. */
export function forPlayers(draft: Draft, info: GameInfo): string[] {
  const machines = machinesOf(info);
  const replaced = info.factions.filter(({ id }) => machines.includes(id)).map(({ replaces }) => replaces);
  return factionsOf(draft, info).filter((word) => !machines.includes(word) && !replaced.includes(word));
}

export function campaignWish(draft: Draft, info: GameInfo, length: number): NewCampaign {
  const { seats = [], names = [], title = '' } = wishOf(draft, info);
  return {
    factions: seatsOf(draft, info).map((word) => word.replace(/-2$/, '')), seats, names, title, length,
    options: { map: optionOf(draft, info, 'map') },
  };
}

export const cardKey = (card: string): string => `root-card-${card.replace(/-\d+$/, '')}`;

/** My campaigns, those that go on first. */
export const inOrder = (campaigns: Campaign[]): Campaign[] =>
  [...campaigns].sort((one, two) => Number(two.status === 'running') - Number(one.status === 'running') || two.updated - one.updated);
