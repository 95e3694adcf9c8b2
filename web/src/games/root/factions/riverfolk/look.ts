import { INK, type Look } from '../../look';

export const look: Look = {
  colours: { usual: '#3ba1b4', protan: '#6096c8', deutan: '#47a2c5', tritan: '#63c9dc' },
  detail: INK,
  opening: { difficulty: 3, first: [[null, 4]], steps: ['riverfolk.landing', '', 'riverfolk.first-prices'] },
  icons: { muster: 'u-plus', found: 'u-home' },
  openHand: true,
  shownAt: ['riverfolk.services'],
};
