// What can be seen of a journal's file before the server reads it.

import type { Problem } from '../lib/protocol';

/** What a request may hold at most, with room for how text is written in it. */
export const LARGEST = 240_000;

/** Why a file cannot be a journal, as a key of the catalogues; null: the server will see. */
export function troubleWith(text: string, size: number): string | null {
  if (text.trim() === '') return 'web-import-empty';
  if (size > LARGEST) return 'web-import-large';
  return text.includes('\0') || text.includes('\uFFFD') ? 'web-import-text' : null;
}

/** The line that a problem is about. */
export function lineOfProblem({ where }: Problem): number | null {
  const found = /^journal:(\d+)/.exec(where ?? '');
  return found ? Number(found[1]) : null;
}
