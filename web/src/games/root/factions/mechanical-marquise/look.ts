import type { Look } from '../../look';
import { look as hers } from '../marquise/look';
import { PLAN } from './mat';

export const look: Look = {
  colours: hers.colours,
  detail: hers.detail,
  insteadOf: 'marquise',
  buildings: hers.buildings,
  pieces: hers.pieces,
  piles: PLAN,
  phases: [4, 7],
};
