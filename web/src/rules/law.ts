// The rules as paragraphs: which belongs under which, what a text refers to, and how else one can play.

export type Paragraph = {
  id: string;
  rule: boolean;
  rulings: number[];
  /** the edition from which on it says something else */
  since?: string;
  /** where the current edition has it, if elsewhere; '-': nowhere */
  number?: string;
  /** what whoever reads it may want next */
  see?: string[];
};
/** An option by which paragraphs are played otherwise: its choices, ours first, or the editions in which it is on. */
export type Switch = { option: string; paragraphs: string[]; readings?: number[]; choices?: string[]; on?: string[] };
/** A position that shows a rule and opens on a board. */
export type Example = { name: string; laws: string[]; titles: Record<string, string> };
/** All that there is to know of a game's rules but their words. */
export type LawBook = {
  paragraphs: Paragraph[];
  /** by reading: what it rests on */
  basis: Record<string, string>;
  switches: Switch[];
  examples: Example[];
};

const NOTHING: LawBook = { paragraphs: [], basis: {}, switches: [], examples: [] };
const LOADERS: Record<string, () => Promise<{ default: LawBook }>> = {
  heirs: () => import('./data/heirs.json') as Promise<{ default: LawBook }>,
  root: () => import('./data/root.json') as Promise<{ default: LawBook }>,
};
export const GAMES_WITH_RULES = Object.keys(LOADERS);

export const bookOf = async (game: string): Promise<LawBook> => (LOADERS[game] ? (await LOADERS[game]()).default : NOTHING);

/** The game whose rules a paragraph belongs to. */
export const gameOf = (law: string): string => (law.startsWith('E') ? 'heirs' : 'root');

export const EDITIONS = ['early', '2022', 'current'];
const AS_LAW = 'law';

/** What a switch is set to at a table with this setup: one of its choices, or on or off. */
export function setting({ option, choices, on = [] }: Switch, setup: Record<string, unknown>): string {
  const chosen = setup[option];
  if (typeof chosen === 'string' && chosen !== AS_LAW) return chosen;
  if (choices) return choices[0];
  const edition = typeof setup.law === 'string' ? setup.law : EDITIONS[0];
  return on.includes(edition) ? 'on' : 'off';
}

/** Paragraphs that one of the two names, and others that the same readings concern. */
export function related({ paragraphs }: LawBook, of: Paragraph): Paragraph[] {
  const named = paragraphs.filter((one) => one.see?.includes(of.id) || of.see?.includes(one.id));
  return [...new Set([...named, ...akin(paragraphs, of)])];
}

/** What a paragraph's number begins with, the next shorter first: 4.2.1.IIa, 4.2.1.II, 4.2.1, 4.2, 4. */
function shorter(id: string): string[] {
  const found: string[] = [];
  let rest = id;
  while (rest) {
    const lettered = /^(.*[IVX])[a-z]$/.exec(rest);
    rest = lettered ? lettered[1] : rest.slice(0, Math.max(0, rest.lastIndexOf('.')));
    if (rest) found.push(rest);
  }
  return found;
}

/** The paragraphs above this one, the outermost first. */
export function above(all: Paragraph[], id: string): Paragraph[] {
  const known = new Map(all.map((one) => [one.id, one]));
  return shorter(id).flatMap((found) => known.get(found) ?? []).reverse();
}

/** The paragraphs directly under this one; '' stands for the whole. */
export const under = (all: Paragraph[], id: string): Paragraph[] =>
  all.filter((one) => (above(all, one.id).at(-1)?.id ?? '') === id);

/** Chapters with everything in them, in order. */
export function chapters(all: Paragraph[]): { head: Paragraph; inside: Paragraph[] }[] {
  const found: { head: Paragraph; inside: Paragraph[] }[] = [];
  for (const one of all) {
    if (above(all, one.id).length === 0) found.push({ head: one, inside: [] });
    else found.at(-1)?.inside.push(one);
  }
  return found;
}

/** A text cut where it names paragraphs that there are. */
export function linked(text: string, all: Paragraph[]): { text: string; law: string }[] {
  const known = new Set(all.map(({ id }) => id));
  const parts: { text: string; law: string }[] = [];
  let done = 0;
  for (const found of text.matchAll(/(?:[EKM]\.)?[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)+/g)) {
    if (!known.has(found[0])) continue;
    if (found.index > done) parts.push({ text: text.slice(done, found.index), law: '' });
    parts.push({ text: found[0], law: found[0] });
    done = found.index + found[0].length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), law: '' });
  return parts;
}

/** Others that the same readings concern: whoever reads one wants to know of them. */
export const akin = (all: Paragraph[], of: Paragraph): Paragraph[] =>
  all.filter((one) => one.id !== of.id && one.rulings.some((ruling) => of.rulings.includes(ruling)));
