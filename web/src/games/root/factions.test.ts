import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../tools/catalogues';
import { Words, type Language } from '../../lib/words';
import { colourSheet, folderOf, lookOf, paint } from './factions';

const here = import.meta.dirname;
const SOURCES = join(here, '../..');
const NAMES = readdirSync(join(here, 'factions'));

/** What people read, and a picture's own words, may name factions; so may the data of the rules. */
const DATA = /\.(test\.ts|json)$|\/factions\/[\w-]+\/|\/locale\//;

describe('a faction', () => {
  test('is named in its folder only', () => {
    const named = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts|css)$/.test(name) && !DATA.test(`/${name.replaceAll('\\', '/')}`))
      .flatMap((name) => {
        const text = readFileSync(join(SOURCES, name), 'utf8');
        return NAMES.filter((faction) => new RegExp(`\\b${faction}\\b`, 'i').test(text)).map((faction) => `${name}: ${faction}`);
      });
    expect(named).toEqual([]);
  });

  test('has the colours of its folder, in every palette', () => {
    expect(NAMES.length).toBeGreaterThan(5);
    for (const name of NAMES) {
      expect(lookOf(name).body).toBe(`var(--${name})`);
      expect(colourSheet().match(new RegExp(`--${name}:#[0-9a-f]{6}`, 'g'))).toHaveLength(4);
    }
  });

  test('may have a second seat with colours of its own', () => {
    const twice = NAMES.filter((name) => folderOf(name)?.second);
    expect(twice).not.toEqual([]);
    for (const name of twice) expect(lookOf(`${name}-2`).body).not.toBe(lookOf(name).body);
  });

  test.each(['de', 'en'])('says in %s what its setup card says, a line for each step', (language) => {
    const words = new Words(language as Language, catalogue(language).text);
    const openings = NAMES.flatMap((name) => folderOf(name)?.opening ?? []);
    expect(openings.length).toBeGreaterThan(5);
    for (const name of NAMES) {
      const opening = folderOf(name)?.opening;
      expect(words.has(`root-web-home-${name}`)).toBe(opening !== undefined);
      if (opening) expect(words.say(`root-web-setup-${name}`).split('\n')).toHaveLength(opening.steps.length);
    }
  });

  test('without a folder has a colour of the spare ones, always the same', () => {
    expect(folderOf('beavers')).toBeUndefined();
    expect(paint('beavers')).toMatch(/^--c:var\(--spare-[1-4]\);--k:#[0-9A-F]{6}$/);
    expect(lookOf('beavers')).toBe(lookOf('beavers'));
  });
});
