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
/** A row of trees: all shapes of one colour in one path, for a wood has thousands of them. */
export type Row = { row: number; layers: { fill: string; d: string }[] };

type Shape = (readonly [x: number, y: number])[];
/** The left half of each tree as a polygon with its foot at 0, 0; the right half is its mirror image. */
const HALVES: Record<'fir' | 'oak' | 'bush', Shape> = {
  fir: [[0, -29.5], [-7.6, -16.5], [-5, -16.5], [-10, -7.3], [-8, -7.3], [-10.8, -2.8], [0, -2.8]],
  oak: [[0, -26.7], [-4.6, -26.4], [-7.6, -21.8], [-10.3, -18.8], [-10.6, -14.6], [-11.2, -10], [-8.6, -6.4], [-4.6, -5.4], [0, -4.4]],
  bush: [[0, -11.6], [-4.4, -11.8], [-6.8, -8.8], [-9.4, -6.6], [-9.6, -3.4], [-7.4, -1.6], [0, -1.6]],
};
const TRUNK: Shape = [[-1.4, -6], [1.4, -6], [1.4, 1], [-1.4, 1]];
const SHADOW: Shape = [[-9, 0], [-6.4, -2], [0, -2.8], [6.4, -2], [9, 0], [6.4, 2], [0, 2.8], [-6.4, 2]];
const LEAVES: [string, string][] = [['--ta', '--tb'], ['--td', '--ta'], ['--tc', '--td']];
const AUTUMN: [string, string][] = [['--te', '--tf'], ['--tg', '--th']];
const STEP = 25;

function drawn(shape: Shape, x: number, y: number, size: number, mirrored = false): string {
  const points = shape.map(([dx, dy]) => `${(x + (mirrored ? -dx : dx) * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`);
  return `M${points.join('L')}Z`;
}

/**
 * Trees on a jittered grid, none where `lit` says that light falls; nearer rows are drawn over farther ones.
 * A tree belongs to its place on the grid, so that the wood stays the same while the picture of it grows.
 */
export function wood(frame: Frame, thin: number, lit: (x: number, y: number) => boolean): Row[] {
  const [dx, dy] = [STEP * thin, STEP * 0.8 * thin];
  const first = { column: Math.floor(frame.x / dx), row: Math.floor(frame.y / dy) };
  const last = { column: Math.ceil((frame.x + frame.width) / dx), row: Math.ceil((frame.y + frame.height + 34) / dy) };
  const rows: Row[] = [];
  for (let row = first.row; row <= last.row; row += 1) {
    const layers = new Map<string, string>([['--shade', ''], ['--trunk', '']]);
    const add = (fill: string, d: string): void => void layers.set(fill, (layers.get(fill) ?? '') + d);
    for (let column = first.column; column <= last.column; column += 1) {
      const random = seeded(`${column} ${row}`);
      const x = column * dx + (random() - 0.5) * 20 * thin;
      const y = row * dy + (random() - 0.5) * 16 * thin;
      const pick = random();
      const size = (0.78 + random() * 0.42) * thin;
      const autumn = random() < 0.09;
      const kind = autumn ? 'oak' : pick < 0.72 ? 'fir' : pick < 0.88 ? 'oak' : 'bush';
      const [light, dark] = (autumn ? AUTUMN : LEAVES)[Math.floor(random() * (autumn ? 2 : 3))];
      if (lit(x, y) || lit(x, y - 20 * size)) continue;
      add('--shade', drawn(SHADOW, x, y, size));
      add('--trunk', drawn(TRUNK, x, y, size));
      add(light, drawn(HALVES[kind], x, y, size));
      add(dark, drawn(HALVES[kind], x, y, size, true));
    }
    rows.push({ row, layers: [...layers].map(([fill, d]) => ({ fill, d })) });
  }
  return rows;
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
