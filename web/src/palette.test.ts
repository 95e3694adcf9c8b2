// Proves the colours of tokens.css and of the factions' folders: apart for every kind of sight, readable, and better apart in the palette made for it.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paints } from './games/root/factions';
import { CREAM } from './games/root/look';
import { contrast, distance, type Sight } from './sight';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const boardsCss = readFileSync(new URL('./games/root/boards.css', import.meta.url), 'utf8');

/** A colour that two seats share is told once. */
const SEATS = [...new Map(paints().map((one) => [one[1].colours, one])).values()];

/** The colours that a block of a sheet sets. */
function coloursOf(sheet: string, selector: string): Record<string, string> {
  const start = sheet.indexOf(`\n${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const text = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]));
}

/** Those of a block of tokens.css, and those of the factions. */
function block(selector: string, palette: keyof (typeof SEATS)[0][1]['colours'] | null = null): Record<string, string> {
  return { ...coloursOf(css, selector), ...(palette ? Object.fromEntries(SEATS.map(([word, { colours }]) => [word, colours[palette]])) : {}) };
}

const light = block(':root', 'usual');
const dark = { ...light, ...block(":root[data-theme='dark']") };
const SUITS = ['fox', 'rabbit', 'mouse', 'bird'];
/** Those that no faction has made its own. */
const SPARES = ['spare-1', 'spare-2', 'spare-3', 'spare-4'].filter((name) => SEATS.every(([, { colours }]) => colours.usual !== light[name]));
const FACTIONS = [...SEATS.map(([word]) => word), ...SPARES];
const CREAMY = new Set([...SEATS.filter(([, { detail }]) => detail === CREAM).map(([word]) => word), 'spare-2', 'spare-3']); // else in ink
const TERRAIN = ['green', 'grey', 'yellow'];
const GROUPS = { suits: SUITS, factions: FACTIONS, terrain: TERRAIN, heirs: ['white', 'blue'] };
type Group = keyof typeof GROUPS;

/** The least distance of any two. */
function least(colours: Record<string, string>, names: string[], sight: Sight): number {
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((two) => [one, two]));
  return Math.min(...pairs.map(([one, two]) => distance(colours[one], colours[two], sight)));
}

const SIGHTS: Sight[] = ['normal', 'protan', 'deutan', 'tritan'];
const FLOORS: Record<Group, number> = { suits: 20, factions: 11, terrain: 13, heirs: 40 };
/** What a palette that is made for one kind of sight must reach with it. */
const OWN_FLOORS: Record<Group, number> = { suits: 40, factions: 20, terrain: 25, heirs: 40 };

describe('distance of colours', () => {
  it('agrees with what the art direction has measured', () => {
    expect(distance('#123456', '#123456')).toBe(0);
    expect(distance('#000000', '#ffffff')).toBeCloseTo(100, 0);
    expect(distance('#fffdf4', '#3468b4', 'tritan')).toBeCloseTo(45.4, 1);
    expect(least(light, SUITS, 'tritan')).toBeCloseTo(20.3, 1);
    expect(least(light, FACTIONS, 'protan')).toBeCloseTo(11.6, 1);
  });

  it.each(SIGHTS)('of the usual palette keeps the floors for %s sight', (sight) => {
    for (const group of Object.keys(GROUPS) as Group[]) {
      expect(least(light, GROUPS[group], sight), group).toBeGreaterThanOrEqual(FLOORS[group]);
    }
  });

  it.each(['protan', 'deutan', 'tritan'] as const)('of the palette for %s sight is greater there, and kept for others', (sight) => {
    const own = { ...light, ...block(`:root[data-palette='${sight}']`, sight) };
    for (const group of Object.keys(GROUPS) as Group[]) {
      const reached = least(own, GROUPS[group], sight);
      expect(reached, group).toBeGreaterThanOrEqual(OWN_FLOORS[group]);
      if (group !== 'heirs') expect(reached, group).toBeGreaterThan(1.3 * least(light, GROUPS[group], sight));
      expect(least(own, GROUPS[group], 'normal'), group).toBeGreaterThanOrEqual(FLOORS[group]);
    }
  });
});

describe('contrast', () => {
  it.each(['normal', 'protan', 'deutan', 'tritan'] as const)('of symbols and numbers in the palette %s', (name) => {
    const colours = name === 'normal' ? light : { ...light, ...block(`:root[data-palette='${name}']`, name) };
    for (const suit of SUITS) expect(contrast(colours[suit], colours[`${suit}-k`]), suit).toBeGreaterThanOrEqual(4.5);
    for (const faction of FACTIONS) {
      const detail = CREAMY.has(faction) ? colours['fox-k'] : '#1d2a24';
      expect(contrast(colours[faction], detail), faction).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([['light', light], ['dark', dark]] as const)('of text and focus ring in the %s theme', (_, c) => {
    for (const ground of ['panel', 'page', 'sunk']) {
      expect(contrast(c.ink, c[ground]), ground).toBeGreaterThanOrEqual(7);
      expect(contrast(c.ink2, c[ground]), ground).toBeGreaterThanOrEqual(4.5);
      expect(contrast(c.focus, c[ground]), ground).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(c['accent-k'], c.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(c.accent, c.panel)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(c['light-ink'], c['light-wash'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(c.no, c['no-wash'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(c.no, c.panel)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the boards of Root', () => {
  const BOARDS = ['winter', 'lake', 'mountain'];
  const DAY = { ...light, ...coloursOf(boardsCss, ':root') };
  const NIGHT = { ...dark, ...DAY, ...block(":root[data-theme='dark']"), ...coloursOf(boardsCss, ":root[data-theme='dark']") };
  const day = (board: string): Record<string, string> => ({ ...DAY, ...coloursOf(boardsCss, `[data-board='${board}']`) });
  const night = (board: string): Record<string, string> => ({
    ...NIGHT, ...coloursOf(boardsCss, `[data-board='${board}']`), ...coloursOf(boardsCss, `:root[data-theme='dark'] [data-board='${board}']`),
  });
  const NUMBER = '#fffdf2';

  it.each(BOARDS)('%s keeps clearings, paths and numbers in sight by day and by night', (board) => {
    for (const c of [day(board), night(board)]) {
      for (const ground of ['fox-g', 'rabbit-g', 'mouse-g', 'sand']) expect(contrast(c[ground], c.f0), ground).toBeGreaterThanOrEqual(3);
      expect(contrast(NUMBER, c.pill)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(day(board)['ring-o'], day(board).f2)).toBeGreaterThanOrEqual(3);
    expect(contrast(day(board)['water-e'], day(board).sand)).toBeGreaterThanOrEqual(3);
    expect(contrast(night(board).light, night(board).f2)).toBeGreaterThanOrEqual(3);
  });

  it('has edges that are seen: ice, shore, boulders, ways over the water', () => {
    expect(contrast(day('winter')['sand-e'], day('winter').f2)).toBeGreaterThanOrEqual(3);
    expect(contrast(day('mountain')['sand-e'], day('mountain').f2)).toBeGreaterThanOrEqual(3);
    expect(contrast(day('winter')['water-e'], day('winter').water)).toBeGreaterThanOrEqual(3);
    expect(contrast(day('lake')['water-e'], day('lake').shore)).toBeGreaterThanOrEqual(3);
    for (const c of [day('mountain'), night('mountain')]) expect(contrast(c['boulder-a'], c.f0)).toBeGreaterThanOrEqual(3);
    expect(contrast('#1d2a24', day('lake')['water-d'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(night('lake').hop, night('lake')['water-d'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGHTS)('is told apart by what covers it for %s sight, and ice from paths', (sight) => {
    const cover = { autumn: light.ta, winter: day('winter').s, lake: day('lake').n1a, mountain: day('mountain')['peak-a'] };
    expect(least(cover, Object.keys(cover), sight)).toBeGreaterThanOrEqual(13);
    expect(distance(day('winter').sand, day('winter').water, sight)).toBeGreaterThanOrEqual(11);
  });
});
