// Copies tiles, paragraphs and mixes that never change from the Python side into the client: npm run data

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PYTHON = fileURLToPath(new URL('../../src/lichtung/', import.meta.url));
const GAMES = fileURLToPath(new URL('../src/games/', import.meta.url));

/** Where a fact comes from matters to the data's keepers, not to a drawing. */
const withoutSources = (value) => {
  if (Array.isArray(value)) return value.map(withoutSources);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !/^(source|note|status|conventions)s?$/.test(key) && !key.endsWith('_source'))
      .map(([key, inner]) => [key, withoutSources(inner)]),
  );
};

function copy(game, file, choose = (data) => data) {
  const data = choose(withoutSources(JSON.parse(readFileSync(`${PYTHON}${game}/data/${file}`, 'utf8'))));
  mkdirSync(`${GAMES}${game}/data`, { recursive: true });
  writeFileSync(`${GAMES}${game}/data/${file}`, `${JSON.stringify(data, null, 1)}\n`);
}

copy('heirs', 'tiles.json', ({ tiles }) => ({
  tiles: tiles.map(({ id, set, building, terrain, cost, road_edges, road_ends, params }) => ({
    id, set, building, terrain, cost, road_edges, road_ends, params,
  })),
}));

/** Chapters by number, then those with letters; within one its sections, and within those the order of the files. */
const sectionOf = ({ id }) => {
  const [chapter, section = ''] = id.split('.');
  const part = (text) => (/^\d+$/.test(text) ? text.padStart(4, '0') : text && '~');
  return `${part(chapter)}${/^\d/.test(chapter) ? '' : chapter} ${part(section)}`;
};

/** The paragraphs of a game's rules in their order, and the numbers of our readings that concern each. */
function law(game) {
  // A faction's paragraphs lie in its folder.
  const parts = `${PYTHON}${game}/factions/`;
  const own = (existsSync(parts) ? readdirSync(parts).sort() : []).map((name) => `${parts}${name}/law.toml`).filter(existsSync);
  const blocks = [`${PYTHON}${game}/data/law.toml`, ...own].flatMap((file) => readFileSync(file, 'utf8').split('[[paragraph]]').slice(1));
  const paragraphs = blocks.map((block) => ({
    id: /^id = "([^"]+)"/m.exec(block)[1],
    rule: !/^rule = false/m.test(block),
    rulings: JSON.parse(/^rulings = (\[[^\]]*\])/m.exec(block)?.[1] ?? '[]'),
    // What later editions say instead, and where the current one has it: only of few paragraphs.
    since: /^since = "([^"]+)"/m.exec(block)?.[1],
    number: /^number = "([^"]+)"/m.exec(block)?.[1],
  }));
  paragraphs.sort((a, b) => (sectionOf(a) < sectionOf(b) ? -1 : sectionOf(a) > sectionOf(b) ? 1 : 0));
  mkdirSync(`${GAMES}../rules/data`, { recursive: true });
  writeFileSync(`${GAMES}../rules/data/${game}.json`, `${JSON.stringify(paragraphs)}\n`);
}
law('heirs');
law('root');

/** Which factions go well together, for whoever sets up a table. */
const { reach, second, unknown, advised, competitive, cooperative } = withoutSources(
  JSON.parse(readFileSync(`${PYTHON}root/data/mixes.json`, 'utf8')),
);
writeFileSync(
  `${GAMES}../pages/new/mixes.json`,
  `${JSON.stringify({ reach, second, unknown, advised, competitive, cooperative })}\n`,
);
