// What is lit, chosen, pointed at and freshly changed, for every part of the table, by the words of the vocabulary.

import { hasMark, numberOf, VERB, wordOf, type Mark } from '../../lib/narrow';
import type { Vocabulary } from '../../lib/protocol';

export type Light = 'legal' | 'chosen' | undefined;
/**
 * What an entry of the log points at, what others have changed since the viewer's last decision, and what the rules
 * refused when somebody asked for it.
 */
export type Sign = 'refused' | 'pointed' | 'fresh' | undefined;

/** Something on the table, by its kind and its word. */
export type Thing = { kind: string; word: string };

export type Signs = { highlight?: readonly Mark[]; recent?: readonly Mark[]; refused?: Mark | null };
/** What can be done with a mark: choose it, ask why not, see what it would bring. */
export type Hands = {
  pick: (mark: Mark) => void;
  why?: (mark: Mark) => void;
  consider?: (mark: Mark | null) => void;
};

const PLACES = ['clearing', 'place'];
/** Whoever has pieces is an owner; those of them who play have a seat. */
const OWNERS = ['seat', 'owner'];

const strongest = (found: Sign[]): Sign => (['refused', 'pointed', 'fresh'] as const).find((sign) => found.includes(sign));

export class Lights {
  constructor(
    private readonly vocabulary: Vocabulary,
    readonly marks: readonly Mark[],
    readonly chosen: readonly Mark[],
    private readonly hands: Hands,
    readonly signs: Signs = {},
    /** Whether an action that the step knows leads to places, which forests are too. */
    private readonly toPlaces = false,
    private readonly isClearing: (place: string) => boolean = () => true,
  ) {}

  private mark({ kind, word }: Thing): Mark {
    return { kind, value: numberOf(this.vocabulary, kind, word) };
  }

  private among(marks: readonly Mark[], kind: string, word: string): boolean {
    return hasMark(marks, kind, numberOf(this.vocabulary, kind, word));
  }

  pick(thing: Thing): void {
    this.hands.pick(this.mark(thing));
  }

  isLegal(kind: string, word: string): boolean {
    return this.among(this.marks, kind, word);
  }

  of(kind: string, word: string): Light {
    if (this.isLegal(kind, word)) return 'legal';
    return this.among(this.chosen, kind, word) ? 'chosen' : undefined;
  }

  sign(kind: string, word: string): Sign {
    const { refused, highlight = [], recent = [] } = this.signs;
    if (refused && this.among([refused], kind, word)) return 'refused';
    if (this.among(highlight, kind, word)) return 'pointed';
    return this.among(recent, kind, word) ? 'fresh' : undefined;
  }

  /** Whether values of this kind are asked for. */
  asks(kind: string): boolean {
    return this.marks.some((mark) => mark.kind === kind);
  }

  /** The words of a kind that can be picked. */
  legalWords(kind: string): string[] {
    return this.marks.filter((mark) => mark.kind === kind).map(({ value }) => wordOf(this.vocabulary, kind, value));
  }

  /** Whether the kind of action is still open. Then a click on a player opens the board instead of choosing. */
  get verbOpen(): boolean {
    return this.asks(VERB);
  }

  /** A player's light. As long as nobody asks for a player their boards stay one click away. */
  seat(seat: string): Light {
    const lights = OWNERS.map((kind) => this.of(kind, seat));
    const light = (['legal', 'chosen'] as const).find((one) => lights.includes(one));
    return light === 'legal' && this.verbOpen ? undefined : light;
  }

  /** What a click on a player or a helper means, whichever kind the action asks for. */
  owner(word: string): Thing {
    return { kind: OWNERS.find((kind) => this.isLegal(kind, word)) ?? OWNERS.find((kind) => this.asks(kind)) ?? OWNERS[0], word };
  }

  ownerSign(word: string): Sign {
    return strongest(OWNERS.map((kind) => this.sign(kind, word)));
  }

  placeSign(place: string): Sign {
    return strongest(PLACES.map((kind) => this.sign(kind, place)));
  }

  private placeKind(place: string): string {
    return PLACES.find((kind) => this.isLegal(kind, place)) ?? this.askedKind(place);
  }

  /** Which kind of place a question is about: forests are only places, and pawns walk to places. */
  private askedKind(place: string): string {
    return this.toPlaces || !this.isClearing(place) ? 'place' : 'clearing';
  }

  /** What a click on a clearing or forest means, whichever kind the action asks for. */
  place(place: string): Thing {
    return { kind: this.placeKind(place), word: place };
  }

  placeLight(place: string): Light {
    const lights = PLACES.map((kind) => this.of(kind, place));
    return (['legal', 'chosen'] as const).find((light) => lights.includes(light));
  }

  /** Whether a place is asked for at all: then all others step back. */
  get askingPlace(): boolean {
    return PLACES.some((kind) => this.asks(kind));
  }

  /** The places that were picked, in order. */
  get pickedPlaces(): string[] {
    return this.chosen.filter(({ kind }) => PLACES.includes(kind)).map(({ kind, value }) => wordOf(this.vocabulary, kind, value));
  }

  /** Picks what is lit; of anything else it asks why it is not, even where nothing at all is lit. */
  press(kind: string, word: string): void {
    if (this.isLegal(kind, word)) this.pick({ kind, word });
    else this.ask({ kind, word });
  }

  pressPlace(place: string): void {
    this.press(this.placeKind(place), place);
  }

  ask(thing: Thing): void {
    if (!this.among(this.chosen, thing.kind, thing.word)) this.hands.why?.(this.mark(thing));
  }

  /** The pointer rests on something: what would it bring? Null: on nothing any more. */
  consider(thing: Thing | null): void {
    this.hands.consider?.(thing && this.mark(thing));
  }

  /** Whether a forest can be asked about. */
  get askingForest(): boolean {
    return this.toPlaces && this.marks.length > 0;
  }
}
