// The hirelings of a game as everybody sees them: which side lies up, who controls it, for how long, and what it has.

import { fieldName, inWords } from './inWords';
import type { Table } from './table';

export type Hireling = {
  /** the word of whoever owns its pieces */
  owner: string;
  /** the word of the side that lies up */
  side: string;
  /** who controls it; null: it lies in the supply */
  seat: string | null;
  markers: number;
};

type Company = { sides: Record<string, number>; markers: Record<string, number>; notices: Record<string, number> };
const SIDES = 2;
const OUT_OF_PLAY = -1;

type Seen = Pick<Table, 'view' | 'data' | 'welcome'>;
const companyOf = (t: Pick<Table, 'view'>): Company | undefined => t.view.mats.hirelings as Company | undefined;

/** Those in play, in the order of their cards. */
export function hirelingsOf(t: Seen): Hireling[] {
  const company = companyOf(t);
  if (!company) return [];
  const cards = t.welcome.vocabulary.words.hireling ?? [];
  const owners = t.data.owners.slice(t.data.owners.length - cards.length / SIDES);
  return owners.flatMap(({ word }, number) => {
    const side = company.sides[word] ?? 0;
    if (side === OUT_OF_PLAY) return [];
    return [{ owner: word, side: cards[number * SIDES + side], seat: t.view.controller[word] ?? null, markers: company.markers[word] ?? 0 }];
  });
}

/** The spaces of the score track on which notices still lie. */
export const noticesOf = (t: Pick<Table, 'view'>): string[] => {
  const left = companyOf(t)?.notices ?? {};
  return Object.keys(left).filter((space) => left[space] > 0).sort((a, b) => Number(a) - Number(b));
};

/** Who commands a hireling, null for nobody; undefined for everybody else who owns pieces. */
export function bandOf({ view }: Pick<Table, 'view'>, owner: string): string | null | undefined {
  return companyOf({ view })?.sides[owner] === undefined ? undefined : (view.controller[owner] ?? null);
}

/** Pieces of hirelings that stand on paths: whose they are, and the ends of the path. */
export function onPaths({ view }: Pick<Table, 'view'>): { owner: string; path: [string, string] }[] {
  return Object.keys(companyOf({ view })?.sides ?? {}).flatMap((owner) => {
    const counts = (view.mats[owner]?.on_path ?? {}) as Record<string, number>;
    return Object.keys(counts).filter((path) => counts[path] > 0).map((path) => ({ owner, path: path.split('-') as [string, string] }));
  });
}

/** What lies on its card, in words: the rules say which fields of its mat tell that. */
export function onCard(t: Table, owner: string): string[] {
  const fields = (t.owners.get(owner)?.facts.on_card ?? []) as string[];
  const mat = t.view.mats[owner] ?? {};
  const filled = fields.filter((field) => (Array.isArray(mat[field]) ? mat[field].length > 0 : mat[field]));
  return filled.map((field) => `${fieldName(t, owner, field)}: ${inWords(t, mat[field])}`);
}
