// Anything that a mat holds, in the reader's words, for boards that nobody has drawn.

import type { Table } from './table';

/** Which kind of the vocabulary a word belongs to; the first one that knows it. */
const KINDS = ['seat', 'card', 'suit', 'item', 'piece', 'place'];

export function inWords(t: Table, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t.say(value ? 'root-web-yes' : 'root-web-no');
  if (typeof value === 'string') return wordInWords(t, value);
  if (Array.isArray(value)) return value.length ? value.map((one) => inWords(t, one)).join(', ') : '–';
  if (typeof value === 'object') {
    const filled = Object.entries(value).filter(([, one]) => !isEmpty(one));
    return filled.length ? filled.map(([key, one]) => `${wordInWords(t, key)}: ${inWords(t, one)}`).join(', ') : '–';
  }
  return String(value);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || (typeof value === 'object' && Object.values(value).every(isEmpty));

function wordInWords(t: Table, word: string): string {
  const { words } = t.welcome.vocabulary;
  const kind = [...KINDS, ...Object.keys(words)].find((one) => words[one]?.includes(word));
  return kind ? t.named(kind, word) : nameOfField(word);
}

/** What a faction's catalogue calls a field of its mat, else the field's own name. */
export function fieldName(t: Table, seat: string, field: string): string {
  const key = `root-mat-${t.owners.get(seat)?.faction ?? seat}-${field}`;
  const said = t.say(key);
  return said === key ? nameOfField(field) : said;
}

/** A field's name as it is, in words. */
export const nameOfField = (field: string): string => field.replaceAll(/[_-]/g, ' ');
