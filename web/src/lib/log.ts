// The records of a table as far as they are known: all of them, or the last part of a long history.

import type { Before, Happened } from './protocol';

/** Records in a row up to the last one; `before` says what stood before the first, unless it is the very first. */
export interface Log extends ReadonlyArray<Happened> {
  readonly before?: Before;
}

export const withPast = (records: readonly Happened[], before: Before | null | undefined): Log =>
  before ? Object.assign([...records], { before }) : records;

/** The same with what came after it. */
export const extended = (log: Log, fresh: readonly Happened[]): Log => withPast([...log, ...fresh], log.before);

/** Something that is known of a table: a log that ends where the position stands. */
type Known = { update: { n: number } | null; log: Log };

/** The number of the first record that is known. */
export const startOf = ({ update, log }: Known): number => (update ? update.n - log.length : 0);

/** What happened between two positions, as far as it is known. */
export function newIn(now: Known, old: Known | null): readonly Happened[] {
  return now.log.slice(Math.max(0, (old?.update?.n ?? 0) - startOf(now)));
}

/** How an earlier position is known now that more of its past is: up to there, with all that came before. */
export function upTo<K extends Known>(old: K, now: Known): K {
  const length = (old.update?.n ?? 0) - startOf(now);
  return length < 0 ? old : { ...old, log: withPast(now.log.slice(0, length), now.log.before) };
}
