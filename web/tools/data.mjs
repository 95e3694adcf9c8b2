// Copies tiles and mixes that never change from the Python side into the client: npm run data

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Which factions go well together, for whoever sets up a table. */
const { reach, second, unknown, advised, competitive, cooperative } = withoutSources(
  JSON.parse(readFileSync(`${PYTHON}root/data/mixes.json`, 'utf8')),
);
writeFileSync(
  `${GAMES}../pages/new/mixes.json`,
  `${JSON.stringify({ reach, second, unknown, advised, competitive, cooperative })}\n`,
);
