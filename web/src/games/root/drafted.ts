// Factions that are drafted in the game (A.8.2): a seat that has chosen is drawn like any seat of its faction.

import type { Update, Vocabulary, Welcome } from '../../lib/protocol';
import type { TableProps } from '../types';
import { dataOf, viewOf, type RootView } from './view';

/** The faction of each seat that has chosen one, by the word of the seat. */
type Names = ReadonlyMap<string, string>;

const namesIn = ({ drafted }: RootView): Names =>
  new Map(Object.entries(drafted).flatMap(([seat, faction]) => (faction ? [[seat, faction] as const] : [])));

/** Everything with those seats called by their factions. */
function renamed<Value>(value: Value, names: Names): Value {
  if (typeof value === 'string') return (names.get(value) ?? value) as Value;
  if (Array.isArray(value)) return value.map((inner: unknown) => renamed(inner, names)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [names.get(key) ?? key, renamed(inner as unknown, names)])) as Value;
}

const inVocabulary = (vocabulary: Vocabulary, names: Names): Vocabulary => {
  const { seat, owner } = vocabulary.words;
  return { ...vocabulary, words: { ...vocabulary.words, seat: renamed(seat, names), owner: renamed(owner, names) } };
};

const welcomes = new WeakMap<Welcome, Map<string, Welcome>>();
const updates = new WeakMap<Update, Update>();

/** The same object for the same names, since every position is drawn from what is known of it. */
function inWelcome(welcome: Welcome, names: Names): Welcome {
  const made = welcomes.get(welcome) ?? new Map<string, Welcome>();
  welcomes.set(welcome, made);
  const key = [...names].join(' ');
  let found = made.get(key);
  if (!found) {
    const data = dataOf(welcome);
    const owners = data.owners.map((owner) => data.cast.find(({ word }) => word === names.get(owner.word)) ?? owner);
    found = {
      ...welcome,
      chairs: welcome.chairs.map((chair) => ({ ...chair, word: renamed(chair.word, names) })),
      vocabulary: inVocabulary(welcome.vocabulary, names),
      game_data: { ...data, owners },
    };
    made.set(key, found);
  }
  return found;
}

function inUpdate(update: Update, names: Names): Update {
  const found = updates.get(update) ?? { ...update, views: renamed(update.views, names) };
  updates.set(update, found);
  return found;
}

/** What the table is drawn from; where nothing is drafted it is what was given. */
export function asDrafted(props: TableProps): TableProps {
  const view = viewOf(props.update, props.seat);
  const names: Names = view && (dataOf(props.welcome).cast ?? []).length > 0 ? namesIn(view) : new Map();
  if (names.size === 0) return props;
  const welcome = inWelcome(props.welcome, names);
  const value = (kind: string, number: number): string => {
    const faction = kind === 'seat' || kind === 'owner' ? names.get(props.welcome.vocabulary.words[kind][number]) : undefined;
    return faction ? props.say(`root-seat-${faction}`) : props.value(kind, number);
  };
  return { ...props, welcome, update: inUpdate(props.update, names), value };
}
