// What every part of the table is given.

import { given, narrow, type Mark } from '../../lib/narrow';
import type { Update, Welcome } from '../../lib/protocol';
import { nameOf } from '../../table/seats';
import type { TableProps } from '../types';
import { cardOf, HYPHENATED } from './cards';
import { Lights } from './marks';
import { pieceKinds, type PieceKind } from './pieces';
import { numberOf, type RootView } from './view';

export type Table = {
  welcome: Welcome;
  update: Update;
  view: RootView;
  seat: number;
  kinds: PieceKind[];
  lights: Lights;
  /** What every action that is still possible has in common. */
  given: readonly Mark[];
  /** The words of the verbs that are still possible: what a lit item or piece is wanted for. */
  verbs: ReadonlySet<string>;
  say: TableProps['say'];
  value: TableProps['value'];
};

export function makeTable(props: TableProps, view: RootView): Table {
  const { welcome, update, seat, marks, chosen, pick, why, consider, highlight, recent, refused, say, value } = props;
  const { vocabulary } = welcome;
  const stage = marks.length > 0 ? narrow(vocabulary, update.legal, chosen) : null;
  const inQuestion = chosen.length > 0 && stage && stage.verb !== null ? [stage.verb] : update.verbs;
  const toPlaces = inQuestion.some((verb) => vocabulary.verbs[verb].fields.some(([, kind]) => kind === 'place'));
  return {
    welcome, update, view, seat, say, value,
    kinds: pieceKinds(welcome),
    lights: new Lights(marks, chosen, { pick, why, consider }, { highlight, recent, refused }, toPlaces),
    given: stage ? given(vocabulary, stage) : [],
    verbs: new Set(stage?.candidates.map(([verb]) => vocabulary.verbs[verb].word)),
  };
}

/** Who sits there, a person by name or a stand-in by what it is. */
export const sitterOf = (t: Table, seat: number): string => nameOf(t.welcome.chairs[seat], 'root', t.say);

/** A card's name without its suit in brackets, which its symbol tells. */
export function cardName(t: Table, word: string): string {
  const { name } = cardOf(word);
  if (HYPHENATED.has(name)) return t.say(`root-web-title-${name}`);
  return t.value('card', numberOf(t.welcome, 'card', word)).replace(/ \([^)]*\)$/, '');
}

/** The words of cards given by number. */
export const cardWords = (t: Table, cards: number[]): string[] => cards.map((card) => t.welcome.vocabulary.words.card[card]);
