// Tables for whoever wants to play at once: the usual rules, me on the first seat, the computer on the others.

import type { NewTable } from '../lib/api';

export const PLAY_NOW: Record<string, NewTable> = {
  heirs: {
    game: 'heirs',
    setup: { sets: 'reise,land_industrie,handel_kirche' },
    seats: ['me', 'greedy'],
  },
  root: {
    game: 'root',
    setup: { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
    seats: ['me', 'greedy', 'greedy', 'greedy'],
  },
};
