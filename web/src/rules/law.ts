// The rules as paragraphs: which belongs under which, what a text refers to, and where a word stands.

export type Paragraph = {
  id: string;
  rule: boolean;
  rulings: number[];
  /** the edition from which on it says something else */
  since?: string;
  /** where the current edition has it, if elsewhere; '-': nowhere */
  number?: string;
};

const LOADERS: Record<string, () => Promise<{ default: Paragraph[] }>> = {
  heirs: () => import('./data/heirs.json'),
  root: () => import('./data/root.json'),
};
export const GAMES_WITH_RULES = Object.keys(LOADERS);

export async function paragraphsOf(game: string): Promise<Paragraph[]> {
  return LOADERS[game] ? (await LOADERS[game]()).default : [];
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

const plain = (text: string): string =>
  text.replaceAll('\u00ad', '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();

/** Paragraphs whose number begins with the query, or whose text has all of its words. */
export function search(all: Paragraph[], textOf: (id: string) => string, query: string): Paragraph[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all.filter(({ id }) => {
    if (words.length === 1 && plain(id).startsWith(words[0])) return true;
    const text = plain(textOf(id));
    return words.every((word) => text.includes(word));
  });
}

/** Others that the same readings concern: whoever reads one wants to know of them. */
export const akin = (all: Paragraph[], of: Paragraph): Paragraph[] =>
  all.filter((one) => one.id !== of.id && one.rulings.some((ruling) => of.rulings.includes(ruling)));
