// What is lit and what is chosen, for every part of the table.

import { hasMark, type Mark } from '../../lib/narrow';
import { CLEARINGS } from './view';

export type Light = 'legal' | 'chosen' | undefined;

export class Lights {
  constructor(
    readonly marks: readonly Mark[],
    readonly chosen: readonly Mark[],
    readonly pick: (mark: Mark) => void,
  ) {}

  of(kind: string, value: number): Light {
    if (hasMark(this.marks, kind, value)) return 'legal';
    return hasMark(this.chosen, kind, value) ? 'chosen' : undefined;
  }

  /** The mark that a click on a clearing or forest means, whichever kind the action asks for. */
  placeMark(place: number): Mark | undefined {
    const kinds = place < CLEARINGS ? ['clearing', 'place'] : ['place'];
    const kind = kinds.find((one) => hasMark(this.marks, one, place));
    return kind === undefined ? undefined : { kind, value: place };
  }

  placeLight(place: number): Light {
    if (this.placeMark(place)) return 'legal';
    const picked = this.chosen.some((mark) => (mark.kind === 'clearing' || mark.kind === 'place') && mark.value === place);
    return picked ? 'chosen' : undefined;
  }

  /** Whether a place is asked for at all: then all others step back. */
  get askingPlace(): boolean {
    return this.marks.some((mark) => mark.kind === 'clearing' || mark.kind === 'place');
  }

  /** The clearing that was picked last. */
  get clearing(): number | undefined {
    return this.chosen.findLast((mark) => mark.kind === 'clearing' || mark.kind === 'place')?.value;
  }
}
