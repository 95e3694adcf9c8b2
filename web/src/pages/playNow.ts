// Tables for whoever wants to play at once: the usual rules, me on the first seat, the computer on the others.

import type { NewTable } from '../lib/api';
import { USUAL } from './new/draft';

export const PLAY_NOW: Record<string, NewTable> = {
  heirs: {
    game: 'heirs',
    setup: { sets: 'reise,land_industrie,handel_kirche' },
    seats: ['me', 'greedy'],
  },
  root: {
    game: 'root',
    setup: { factions: USUAL },
    seats: USUAL.map((_, i) => (i === 0 ? 'me' : 'greedy')),
  },
};
