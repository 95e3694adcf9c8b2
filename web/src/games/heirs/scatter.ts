// Scenery that is the same at every look: scattered by a seed, never by chance.

/** Numbers from 0 to 1 that follow from a text. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export type Frame = { x: number; y: number; width: number; height: number };
export type Tree = { x: number; y: number; kind: 'fir' | 'oak' | 'bush'; size: number; light: string; dark: string };

const LEAVES: [string, string][] = [['--ta', '--tb'], ['--td', '--ta'], ['--tc', '--td']];
const AUTUMN: [string, string][] = [['--te', '--tf'], ['--tg', '--th']];
const STEP = 25;

/**
 * Trees on a jittered grid, none where `lit` says that light falls; nearer ones are drawn over farther ones.
 * A tree belongs to its place on the grid, so that the wood stays the same while the picture of it grows.
 */
export function wood(frame: Frame, thin: number, lit: (x: number, y: number) => boolean): Tree[] {
  const trees: Tree[] = [];
  const [dx, dy] = [STEP * thin, STEP * 0.8 * thin];
  const first = { column: Math.floor(frame.x / dx), row: Math.floor(frame.y / dy) };
  const last = { column: Math.ceil((frame.x + frame.width) / dx), row: Math.ceil((frame.y + frame.height + 34) / dy) };
  for (let row = first.row; row <= last.row; row += 1) {
    for (let column = first.column; column <= last.column; column += 1) {
      const random = seeded(`${column} ${row}`);
      const x = column * dx + (random() - 0.5) * 20 * thin;
      const y = row * dy + (random() - 0.5) * 16 * thin;
      const pick = random();
      const size = (0.78 + random() * 0.42) * thin;
      const autumn = random() < 0.09;
      const kind = autumn ? 'oak' : pick < 0.72 ? 'fir' : pick < 0.88 ? 'oak' : 'bush';
      const [light, dark] = (autumn ? AUTUMN : LEAVES)[Math.floor(random() * (autumn ? 2 : 3))];
      if (!lit(x, y) && !lit(x, y - 20 * size)) trees.push({ x, y, kind, size, light, dark });
    }
  }
  return trees.sort((a, b) => a.y - b.y);
}

export type Spot = { x: number; y: number; s: number };

/** Spots on a tile of 100 by 100, away from its middle where the building stands. */
export function spots(seed: string, count: number): Spot[] {
  const random = seeded(seed);
  const found: Spot[] = [];
  for (let tries = 0; found.length < count && tries < count * 8; tries += 1) {
    const spot = { x: 6 + random() * 84, y: 14 + random() * 78, s: random() };
    const inside = spot.x > 22 && spot.x < 76 && spot.y > 24 && spot.y < 88;
    if (!inside && found.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 9)) found.push(spot);
  }
  return found;
}
