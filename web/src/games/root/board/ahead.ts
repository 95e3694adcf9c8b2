// Where a move could lead from a place, before anything is chosen.

import { wordOf } from '../../../lib/narrow';
import type { Table } from '../table';

const PLACES = new Set(['clearing', 'place']);

/** The places that may follow a place in the actions that are still possible. */
export function placesAhead(t: Pick<Table, 'update' | 'welcome' | 'verbs'>, from: string): ReadonlySet<string> {
  const { vocabulary } = t.welcome;
  const found = new Set<string>();
  for (const [number, ...values] of t.update.legal) {
    const { word, fields } = vocabulary.verbs[number];
    if (!t.verbs.has(word)) continue;
    const places = fields.flatMap(([, kind], i) => (PLACES.has(kind) ? [wordOf(vocabulary, kind, values[i])] : []));
    if (places.length > 1 && places[0] === from) found.add(places[1]);
  }
  return found;
}
