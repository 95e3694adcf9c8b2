import { INK, type Look } from '../../look';
import { cult } from './mat';

export const look: Look = {
  colours: { usual: '#f4d04a', protan: '#e3ca49', deutan: '#edec53', tritan: '#fef26d' },
  detail: INK,
  buildings: ['garden'],
  phases: [5, 8],
  cards: (t, seat) => cult(t.view.boards[seat]).revealed.map((card) => t.welcome.vocabulary.words.card[card]),
};
