import type { Look } from '../../look';
import { look as hers } from '../marquise/look';

export const look: Look = {
  colours: hers.colours,
  detail: hers.detail,
  pieces: hers.pieces,
};
