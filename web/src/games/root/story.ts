// Reading the arguments of events.

import { wordOf } from '../../lib/narrow';
import type { Told, Vocabulary } from '../../lib/protocol';

/** An argument of an event as a word or a number in digits; null: it has none, or the viewer may not know it. */
export function argOf(vocabulary: Vocabulary, told: Told, name: string): string | null {
  const found = told.args?.find(([word]) => word === name);
  if (!found || found[2] === null || found[2] < 0) return null;
  return wordOf(vocabulary, found[1], found[2]);
}
