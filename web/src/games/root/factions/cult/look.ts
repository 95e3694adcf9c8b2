import { INK, type Look } from '../../look';
import type { Mat } from './mat';

export const look: Look = {
  colours: { usual: '#f4d04a', protan: '#e3ca49', deutan: '#edec53', tritan: '#fef26d' },
  detail: INK,
  cards: (t, seat) => (t.view.mats[seat] as Mat).revealed,
};
