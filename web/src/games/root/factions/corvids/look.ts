import { CREAM, type Look } from '../../look';
import type { Facts, Mat } from './mat';

export const look: Look = {
  colours: { usual: '#8e569f', protan: '#7a529a', deutan: '#925070', tritan: '#924993' },
  detail: CREAM,
  opening: {
    difficulty: 3,
    first: [[null, 4]],
    steps: ['corvids.homeland', 'corvids.first-plot', 'corvids.arrive'],
  },
  icons: { rally: 'u-plus', guess: 'u-search', flip: 'u-search', plot: 'u-home' },
  progress: (mat, facts, step) => {
    const left = (mat as Mat).actions_left;
    const of = (facts as Facts).actions;
    return step === 'corvids.actions' && left > 0 ? { at: of - left + 1, of } : null;
  },
};
