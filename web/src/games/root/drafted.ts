// Where factions are drafted, a seat has a number until somebody chooses a faction for it, and then its faction's name.
// The server keeps the numbers; from here on everything is read as if the seat had always had its name.

import type { Chair, Update, Welcome } from '../../lib/protocol';
import type { Told } from '../types';
import { dataOf, type RootData, type RootView } from './view';

type Names = ReadonlyMap<string, string>;

/** The names that seats have got so far. */
function namesOf(update: Update): Names {
  const [view] = Object.values(update.views) as RootView[];
  return new Map(Object.entries(view?.drafted ?? {}).flatMap(([seat, faction]) => (faction === null ? [] : [[seat, faction]])));
}

/** The same data with the names in place of the numbers, in keys as in values. */
function renamed<Data>(data: Data, names: Names): Data {
  const name = (word: string): string => names.get(word) ?? word;
  function through(value: unknown): unknown {
    if (typeof value === 'string') return name(value);
    if (Array.isArray(value)) return value.map(through);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [name(key), through(inner)]));
  }
  return through(data) as Data;
}

const seated = (chairs: Chair[], names: Names): Chair[] =>
  chairs.map((chair) => ({ ...chair, word: names.get(chair.word) ?? chair.word }));

/** The owners with those who have chosen as their setup cards describe them. */
const owning = (data: RootData, names: Names): RootData => ({
  ...data,
  owners: data.owners.map((owner) => data.setup_cards.find((card) => card.owner.word === names.get(owner.word))?.owner ?? owner),
});

/** Descriptions are compared by identity, so each is made once. */
const welcomes = new WeakMap<Welcome, Map<string, Welcome>>();

function welcomed(welcome: Welcome, names: Names): Welcome {
  const key = [...names].join(' ');
  const made = welcomes.get(welcome) ?? new Map<string, Welcome>();
  welcomes.set(welcome, made);
  let found = made.get(key);
  if (!found) {
    const { vocabulary } = welcome;
    const words = { ...vocabulary.words, seat: renamed(vocabulary.words.seat, names), owner: renamed(vocabulary.words.owner, names) };
    found = {
      ...welcome,
      chairs: seated(welcome.chairs, names),
      vocabulary: { ...vocabulary, words },
      game_data: owning(dataOf(welcome), names),
    };
    made.set(key, found);
  }
  return found;
}

const updates = new WeakMap<Update, Update>();

function updated(update: Update, names: Names): Update {
  const found = updates.get(update) ?? { ...update, views: renamed(update.views, names) };
  updates.set(update, found);
  return found;
}

export function asDrafted({ welcome, update, chairs }: Told): Told {
  const names = namesOf(update);
  if (names.size === 0) return { welcome, update, chairs };
  return { welcome: welcomed(welcome, names), update: updated(update, names), chairs: seated(chairs, names) };
}
