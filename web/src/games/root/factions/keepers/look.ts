import { INK, type Look } from '../../look';
import { cardsOf, type Mat } from './mat';

export const look: Look = {
  colours: { usual: '#bdc7d1', protan: '#d5d9f0', deutan: '#dbeaff', tritan: '#9298a9' },
  detail: INK,
  opening: {
    difficulty: 3,
    first: [[null, 8], ['figure', 4], ['tablet', 4], ['jewelry', 4]],
    steps: ['', 'keepers.homelands', '', ''],
  },
  icons: {
    retinue: 'u-cards', delve: 'u-search', recover: 'u-home', encamp: 'u-home', 'recruit-for': 'u-plus', gather: 'u-plus',
  },
  // the seal with the value wants room
  pieces: Object.fromEntries(['figure', 'tablet', 'jewelry'].flatMap((type) => [1, 2, 3].map((value) => [`${type}-${value}`, { share: 0.8 }]))),
  cards: (t, seat) => cardsOf(t.view.mats[seat] as Mat),
};
