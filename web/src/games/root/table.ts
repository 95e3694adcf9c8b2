// What every part of the table is given.

import { given, narrow, numberOf, wordOf } from '../../lib/narrow';
import type { Update, Welcome } from '../../lib/protocol';
import { nameOf } from '../../table/seats';
import type { TableProps } from '../types';
import { HYPHENATED } from './cards';
import { Lights } from './marks';
import { figuresOf, pieceKinds, type PieceKind } from './pieces';
import { dataOf, WILD, type CardData, type OwnerData, type PlaceData, type RootData, type RootView } from './view';

/** What is known from the beginning of a game: made once, for every position is drawn from it. */
type Static = {
  data: RootData;
  /** the words of the seats in their order */
  seats: string[];
  owners: ReadonlyMap<string, OwnerData>;
  places: ReadonlyMap<string, PlaceData>;
  cards: ReadonlyMap<string, CardData>;
  kinds: PieceKind[];
  /** the suits that clearings have */
  groundSuits: string[];
};

export type Table = Static & {
  welcome: Welcome;
  update: Update;
  view: RootView;
  /** the viewer's seat; null: a spectator */
  me: string | null;
  lights: Lights;
  /** What every action that is still possible has in common, as words by their kinds. */
  given: ReadonlyMap<string, string>;
  /** The words of the verbs that are still possible: what a lit item or piece is wanted for. */
  verbs: ReadonlySet<string>;
  say: TableProps['say'];
  /** a word of the vocabulary in the reader's language */
  named: (kind: string, word: string) => string;
};

const described = new WeakMap<RootData, Static>();

function describe(data: RootData): Static {
  let known = described.get(data);
  if (!known) {
    known = {
      data,
      seats: data.owners.filter(({ seat }) => seat).map(({ word }) => word),
      owners: new Map(data.owners.map((owner) => [owner.word, owner])),
      places: new Map(data.map.places.map((place) => [place.word, place])),
      cards: new Map(data.cards.map((card) => [card.word, card])),
      kinds: pieceKinds(data),
      groundSuits: data.suits.filter((suit) => suit !== WILD),
    };
    described.set(data, known);
  }
  return known;
}

/** Where a word may be found besides: owners may have no seat, markers lie beside pieces. */
const OTHERWISE: Record<string, string[]> = { seat: ['owner'], piece: ['marker'] };

export function makeTable(props: TableProps, view: RootView): Table {
  const { welcome, update, seat, marks, chosen, pick, why, consider, highlight, recent, refused, say, value } = props;
  const { vocabulary } = welcome;
  const stage = marks.length > 0 ? narrow(vocabulary, update.legal, chosen) : null;
  const inQuestion = chosen.length > 0 && stage && stage.verb !== null ? [stage.verb] : update.verbs;
  const toPlaces = inQuestion.some((verb) => vocabulary.verbs[verb].fields.some(([, kind]) => kind === 'place'));
  const shared = stage ? given(vocabulary, stage) : [];
  const known = describe(dataOf(welcome));
  const isClearing = (place: string): boolean => known.places.get(place)?.kind !== 'forest';
  return {
    ...known,
    welcome, update, view, say,
    me: vocabulary.words.seat[seat] ?? null,
    lights: new Lights(vocabulary, marks, chosen, { pick, why, consider }, { highlight, recent, refused }, toPlaces, isClearing),
    // Of two of a kind the first one counts.
    given: new Map(shared.map((mark) => [mark.kind, wordOf(vocabulary, mark.kind, mark.value)] as const).reverse()),
    verbs: new Set(stage?.candidates.map(([verb]) => vocabulary.verbs[verb].word)),
    named: (kind, word) => {
      const found = [kind, ...(OTHERWISE[kind] ?? [])].find((one) => numberOf(vocabulary, one, word) >= 0);
      return found ? value(found, numberOf(vocabulary, found, word)) : word;
    },
  };
}

/** Who sits there, a person by name or a stand-in by what it is. */
export const sitterOf = (t: Table, seat: string): string => {
  const chair = t.welcome.chairs.find(({ word }) => word === seat);
  return chair ? nameOf(chair, 'root', t.say) : t.named('seat', seat);
};

/** Whether the viewer sits there, not merely looks on from there. */
export const isMine = (t: Table, seat: string): boolean =>
  seat === t.me && (t.welcome.chairs.find(({ word }) => word === seat)?.yours ?? false);

const NOTHING: CardData = { word: '', name: '', suit: WILD, kind: '', cost: [], item: null, points: 0 };

export const cardOf = (t: Pick<Table, 'cards'>, word: string): CardData => t.cards.get(word) ?? { ...NOTHING, word, name: word };

/** A card's name without its suit in brackets, which its symbol tells. */
export function cardName(t: Pick<Table, 'cards' | 'say' | 'named'>, word: string): string {
  const { name } = cardOf(t, word);
  if (HYPHENATED.has(name)) return t.say(`root-web-title-${name}`);
  return t.named('card', word).replace(/ \([^)]*\)$/, '');
}

/** The cards of a hand or pile. */
export const handOf = (t: Table, zone: string): { count: number; known: string[] } => t.view.hands[zone] ?? { count: 0, known: [] };

/** The piles of cards that belong to a seat. */
export const pilesOf = (t: Table, seat: string): string[] => t.owners.get(seat)?.piles ?? [];

/** What a faction's own board holds, and the tables of its rules: each folder knows their shape. */
export const matOf = <Mat>(t: Table, seat: string): Mat => t.view.mats[seat] as Mat;
export const factsOf = <Facts>(t: Table, seat: string): Facts => t.owners.get(seat)?.facts as Facts;

/** The suits of a clearing now. */
export const suitsOf = (t: Table, place: string): string[] => t.view.suits[place] ?? t.places.get(place)?.suits ?? [];

/** Where somebody stands who is a single figure; nobody else stands at one place. */
export function standsAt(t: Table, seat: string | null): string | undefined {
  if (seat === null || (t.owners.get(seat)?.warriors ?? 0) > 0) return undefined;
  return figuresOf(t.view).find(({ owner }) => owner === seat)?.place ?? undefined;
}

/** The seats of a faction. */
export const seatsOf = (t: Table, faction: string): string[] =>
  t.data.owners.filter((owner) => owner.seat && owner.faction === faction).map(({ word }) => word);
