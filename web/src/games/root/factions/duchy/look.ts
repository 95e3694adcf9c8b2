import { INK, type Look } from '../../look';
import type { Facts, Mat } from './mat';

export const look: Look = {
  colours: { usual: '#da9a94', protan: '#c09993', deutan: '#c3949f', tritan: '#af94a0' },
  detail: INK,
  opening: {
    difficulty: 2,
    first: [[null, 7], ['tunnel', 1]],
    steps: ['duchy.homeland', '', 'root.around-homeland'],
  },
  icons: { minister: 'u-person', surface: 'u-walk', erect: 'u-home', raise: 'u-plus', sway: 'u-plus' },
  cards: (t, seat) => (t.view.mats[seat] as Mat).revealed,
  progress: (mat, facts, step) => {
    const left = (mat as Mat).actions_left;
    const of = (facts as Facts).actions;
    return step === 'duchy.assembly' && left > 0 ? { at: of - left + 1, of } : null;
  },
};
