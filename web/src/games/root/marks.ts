// What is lit, chosen, pointed at and freshly changed, for every part of the table.

import { hasMark, VERB, type Mark } from '../../lib/narrow';
import { CLEARINGS } from './view';

export type Light = 'legal' | 'chosen' | undefined;
/**
 * What an entry of the log points at, what others have changed since the viewer's last decision, and what the rules
 * refused when somebody asked for it.
 */
export type Sign = 'refused' | 'pointed' | 'fresh' | undefined;

export type Signs = { highlight?: readonly Mark[]; recent?: readonly Mark[]; refused?: Mark | null };
/** What can be done with a mark: choose it, ask why not, see what it would bring. */
export type Hands = {
  pick: (mark: Mark) => void;
  why?: (mark: Mark) => void;
  consider?: (mark: Mark | null) => void;
};

const PLACES = ['clearing', 'place'];

export class Lights {
  constructor(
    readonly marks: readonly Mark[],
    readonly chosen: readonly Mark[],
    private readonly hands: Hands,
    readonly signs: Signs = {},
    /** Whether an action that the step knows leads to places, which forests are too. */
    private readonly toPlaces = false,
  ) {}

  pick(mark: Mark): void {
    this.hands.pick(mark);
  }

  of(kind: string, value: number): Light {
    if (hasMark(this.marks, kind, value)) return 'legal';
    return hasMark(this.chosen, kind, value) ? 'chosen' : undefined;
  }

  sign(kind: string, value: number): Sign {
    const { refused, highlight = [], recent = [] } = this.signs;
    if (refused && hasMark([refused], kind, value)) return 'refused';
    if (hasMark(highlight, kind, value)) return 'pointed';
    return hasMark(recent, kind, value) ? 'fresh' : undefined;
  }

  placeSign(place: number): Sign {
    const found = PLACES.map((kind) => this.sign(kind, place));
    return (['refused', 'pointed', 'fresh'] as const).find((sign) => found.includes(sign));
  }

  /** Whether the kind of action is still open. Then a click on a player opens the board instead of choosing. */
  get verbOpen(): boolean {
    return this.marks.some((mark) => mark.kind === VERB);
  }

  /** A player's light. As long as nobody asks for a player their boards stay one click away. */
  seat(seat: number): Light {
    const light = this.of('seat', seat);
    return light === 'legal' && this.verbOpen ? undefined : light;
  }

  /** The mark that a click on a clearing or forest means, whichever kind the action asks for. */
  placeMark(place: number): Mark | undefined {
    const kinds = place < CLEARINGS ? PLACES : ['place'];
    const kind = kinds.find((one) => hasMark(this.marks, one, place));
    return kind === undefined ? undefined : { kind, value: place };
  }

  placeLight(place: number): Light {
    if (this.placeMark(place)) return 'legal';
    const picked = this.chosen.some((mark) => PLACES.includes(mark.kind) && mark.value === place);
    return picked ? 'chosen' : undefined;
  }

  /** Whether a place is asked for at all: then all others step back. */
  get askingPlace(): boolean {
    return this.marks.some((mark) => PLACES.includes(mark.kind));
  }

  /** The clearing that was picked last. */
  get clearing(): number | undefined {
    return this.chosen.findLast((mark) => PLACES.includes(mark.kind))?.value;
  }

  /** Picks what is lit; of anything else it asks why it is not, as long as there is something to choose. */
  press(kind: string, value: number): void {
    if (hasMark(this.marks, kind, value)) this.pick({ kind, value });
    else this.ask(kind, value);
  }

  pressPlace(place: number): void {
    const mark = this.placeMark(place);
    if (mark) this.pick(mark);
    else this.ask(this.placeKind(place), place);
  }

  ask(kind: string, value: number): void {
    if (this.marks.length > 0 && !hasMark(this.chosen, kind, value)) this.hands.why?.({ kind, value });
  }

  /** The pointer rests on something: what would it bring? Null: on nothing any more. */
  consider(mark: Mark | null): void {
    this.hands.consider?.(mark);
  }

  /** Which kind of place a question is about: forests are only places, and pawns walk to places. */
  placeKind(place: number): string {
    return place >= CLEARINGS || this.toPlaces ? 'place' : 'clearing';
  }

  /** Whether a forest can be asked about. */
  get askingForest(): boolean {
    return this.toPlaces && this.marks.length > 0;
  }
}
