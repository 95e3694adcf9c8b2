// The tiles of The Two Heirs: what is printed on them.

import type { Welcome } from '../../lib/protocol';
import type { Spelling } from '../../lib/words';
import printed from './data/tiles.json';

export type Terrain = 'green' | 'grey' | 'yellow';
export type Edge = 'N' | 'E' | 'S' | 'W';
export type Resource = 'wood' | 'stone' | 'grain';
export type Tile = {
  id: string;
  set: string;
  building: string;
  terrain: Terrain;
  cost: Record<Resource, number>;
  road_edges: Edge[];
  road_ends: Edge[];
  params: Record<string, unknown>;
};

export const TERRAINS: Terrain[] = ['green', 'grey', 'yellow'];
export const RESOURCES: Resource[] = ['wood', 'stone', 'grain'];
export const YIELDS: Record<string, Resource> = { bauernhof: 'grain', saegewerk: 'wood', steinbruch: 'stone' };

/** The tiles of a table by id: its owner's own, or ours. */
export function tilesOf(welcome: Welcome): Map<string, Tile> {
  const own = (welcome.setup.tiles as { tiles?: Tile[] } | undefined)?.tiles;
  return new Map((own ?? (printed.tiles as Tile[])).map((tile) => [tile.id, tile]));
}

/** A tile is called by its building. */
export function spellingOf(welcome: Welcome): Spelling {
  const tiles = tilesOf(welcome);
  return (kind, word) => {
    const tile = kind === 'tile' ? tiles.get(word) : undefined;
    return tile ? ['building', tile.building] : [kind, word];
  };
}
