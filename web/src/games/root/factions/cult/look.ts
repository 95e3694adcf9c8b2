import { INK, type Look } from '../../look';
import type { Mat } from './mat';

export const look: Look = {
  colours: { usual: '#f4d04a', protan: '#e3ca49', deutan: '#edec53', tritan: '#fef26d' },
  detail: INK,
  opening: {
    difficulty: 3,
    first: [[null, 7], ['garden_fox', 1]],
    steps: ['cult.homeland', '', 'root.around-homeland', '', 'cult.first-outcast'],
  },
  cards: (t, seat) => (t.view.mats[seat] as Mat).revealed,
};
