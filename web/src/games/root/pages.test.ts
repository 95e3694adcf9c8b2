import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from './factions';
import { hasPage } from './pages';

const folder = join(import.meta.dirname, 'factions');
const factions = readdirSync(folder).filter((id) => existsSync(join(folder, id, 'page-de.ftl')));
const PARTS = ['want', 'score', 'turn-1', 'turn-2', 'turn-3', 'fear', 'plan', 'mistake-1', 'mistake-2', 'mistake-3'];
const OF_CHARACTERS = ['want', 'score', 'turn', 'fear', 'plan', 'mistakes'];

test('every faction has a page in both languages, with all its parts', () => {
  expect(factions.filter(hasPage)).toEqual(factions);
  expect(factions.length).toBeGreaterThanOrEqual(8);
  for (const id of factions) {
    const wanted = [
      ...PARTS.map((part) => `page-${id}-${part}`),
      ...(folderOf(id)?.characters ?? []).flatMap((one) => OF_CHARACTERS.map((part) => `page-${id}-${one}-${part}`)),
    ];
    for (const language of ['de', 'en']) {
      const text = readFileSync(join(folder, id, `page-${language}.ftl`), 'utf8');
      expect([...text.matchAll(/^(page-\S+) = /gm)].map(([, key]) => key)).toEqual(wanted);
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    }
  }
});

test('a second seat of a faction has its page, a seat without a faction has none', () => {
  expect(hasPage('vagabond-2')).toBe(true);
  expect(hasPage('player-1')).toBe(false);
});
