// The factions that have a folder in factions/, and hirelings with a drawing in hirelings/; all others get a general look from their names.

import { CREAM, INK, type FigureDrawing, type Look, type Paint } from './look';

const LOOKS = import.meta.glob<Look>('./factions/*/look.ts', { eager: true, import: 'look' });
const FOUND: ReadonlyMap<string, Look> = new Map(Object.entries(LOOKS).map(([path, look]) => [path.split('/')[2], look]));

/** By their words, the drawings of hirelings; each is loaded by the games that have it. */
const HIRED: ReadonlyMap<string, () => Promise<string>> = new Map(
  Object.entries(import.meta.glob<string>('./hirelings/*.svg', { query: '?raw', import: 'default' })).map(([path, load]) => [path.slice('./hirelings/'.length, -'.svg'.length), load]),
);

/** Colours for factions that bring none, with what is drawn on them; tokens.css has their values. */
const SPARES: [name: string, detail: string][] = [
  ['spare-1', INK], ['spare-2', CREAM], ['spare-3', CREAM], ['spare-4', INK],
];

/** How a seat is drawn: colours of the page, symbols of the sprite. */
export type Drawn = { body: string; detail: string; figure: string; emblem: string };

/** The faction of a seat's word: a second seat of the same faction is written with -2. */
export const factionOf = (word: string): string => word.replace(/-2$/, '');

/** What the faction's folder tells; nothing where there is none. */
export const folderOf = (word: string): Look | undefined => FOUND.get(factionOf(word));

/** How a single figure is drawn, where its folder has a drawing of its own. */
export const figureDrawing = (word: string, figure: string | null): FigureDrawing | undefined =>
  figure === null ? undefined : folderOf(word)?.figures?.[figure];

/** Loads the drawings of a hireling; undefined: it has none. */
export const hiredArt = (word: string): (() => Promise<string>) | undefined => HIRED.get(word);

/** All looks that were found. */
export const allLooks = (): Look[] => [...FOUND.values()];

const paintOf = (word: string): Paint | undefined => {
  const look = folderOf(word);
  return look && word !== factionOf(word) ? (look.second ?? look) : look;
};

const cache = new Map<string, Drawn>();

export function lookOf(word: string): Drawn {
  let drawn = cache.get(word);
  if (!drawn) {
    const own = paintOf(word);
    const [spare, detail] = SPARES[sum([...word].map((letter) => letter.codePointAt(0) ?? 0)) % SPARES.length];
    if (HIRED.has(word)) drawn = { body: 'var(--hireling)', detail: INK, figure: `w-${word}`, emblem: 'e-hireling' };
    else drawn = { body: `var(--${own ? word : spare})`, detail: own?.detail ?? detail, figure: `w-${word}`, emblem: `e-${word}` };
    cache.set(word, drawn);
  }
  return drawn;
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The custom properties that the sprite's figures, emblems and buildings read. */
export const paint = (word: string): string => `--c:${lookOf(word).body};--k:${lookOf(word).detail}`;

/** The paint of every seat that a folder knows, by the seat's word. */
export const paints = (): [word: string, paint: Paint][] =>
  [...FOUND].flatMap(([word, look]) => [[word, look] as [string, Paint], ...(look.second ? [[`${word}-2`, look.second] as [string, Paint]] : [])]);

/** The colours of all of them as custom properties, for every palette. */
export function colourSheet(): string {
  const values = (palette: 'usual' | 'protan' | 'deutan' | 'tritan'): string =>
    paints().map(([word, { colours }]) => `--${word}:${colours[palette]}`).join(';');
  const others = (['protan', 'deutan', 'tritan'] as const).map((name) => `:root[data-palette='${name}']{${values(name)}}`);
  return [`:root{${values('usual')}}`, ...others].join('\n');
}

/** Puts them into the page. A sheet made by the page itself is allowed where styles in markup are not. */
export function layColours(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colourSheet());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
