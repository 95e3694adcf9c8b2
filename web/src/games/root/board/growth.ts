// What the wood of a board is made of, and where it grows: a seeded scatter beside paths, water and clearings.

import { distanceTo, inside, seeded, within, type Oval, type Point } from './geometry';

/** One thing that grows: its symbol, the class of its colours, and its size in units of the symbol. */
export type Plant = Point & { art: string; tone: string; size: number };
/** The width and height of a symbol, and how far its foot lies below its upper edge. */
export type Box = { width: number; height: number; foot: number };

const TREE: Box = { width: 24, height: 32, foot: 30 };
const BOXES: Record<string, Box> = {
  't-peak': { width: 48, height: 44, foot: 42 },
  't-crag': { width: 32, height: 26, foot: 24 },
  't-drift': { width: 44, height: 12, foot: 11 },
  't-lily': { width: 20, height: 16, foot: 11 },
  't-boulder': { width: 22, height: 13, foot: 12 },
};
export const boxOf = (art: string): Box => BOXES[art] ?? TREE;

/** The share of a symbol with certain colours among all that grow. */
type Share = { art: string; tone: string; share: number };
/** What is strewn together: so many tries on the drawing board, sizes, and the distance of two. */
type Growth = { kinds: Share[]; tries: number; least: number; most: number; apart: number };

const kind = (art: string, tone: string, share: number): Share => ({ art, tone, share });

const AUTUMN: Growth[] = [
  {
    tries: 2600, least: 0.93, most: 1.31, apart: 19,
    kinds: [
      kind('t-fir', 'n0', 35), kind('t-fir', 'n1', 23), kind('t-oak', 'n2', 20), kind('t-oak', 'n3', 6), kind('t-oak', 'n4', 4),
      kind('t-bush', 'n2', 10), kind('t-bush', 'n3', 2),
    ],
  },
];
const GROWTHS: Record<string, Growth[]> = {
  autumn: AUTUMN,
  winter: [
    {
      tries: 2600, least: 0.93, most: 1.31, apart: 19,
      kinds: [kind('t-snowfir', 'n0', 48), kind('t-snowfir', 'n1', 26), kind('t-bare', 'n2', 15), kind('t-drift', 'n2', 11)],
    },
  ],
  lake: [
    {
      tries: 2600, least: 0.93, most: 1.31, apart: 19,
      kinds: [
        kind('t-oak', 'n0', 23), kind('t-oak', 'n1', 14), kind('t-oak', 'n2', 6), kind('t-willow', 'n1', 14), kind('t-willow', 'n0', 6),
        kind('t-birch', 'n3', 12), kind('t-birch', 'n2', 9), kind('t-bush', 'n0', 8), kind('t-bush', 'n1', 6), kind('t-bush', 'n2', 2),
      ],
    },
  ],
  mountain: [
    { tries: 900, least: 1.12, most: 1.72, apart: 44, kinds: [kind('t-peak', 'peak', 1)] },
    { tries: 2200, least: 0.75, most: 1.15, apart: 24, kinds: [kind('t-crag', 'crag', 62), kind('t-fir', 'n0', 26), kind('t-fir', 'n1', 12)] },
  ],
};

/** What growth keeps away from. */
export type Ground = {
  width: number;
  height: number;
  scale: number;
  /** how far the wood goes on beyond the picture */
  apron: number;
  clearings: Oval[];
  paths: Point[][];
  rivers: Point[][];
  lake: Point[] | null;
};

/** Whether nothing lies there that must be seen: 21 from paths, 27 from clearings and water. */
function isFree({ clearings, paths, rivers, lake, scale }: Ground, p: Point): boolean {
  return (
    !clearings.some((clearing) => inside(clearing, p, 27 * scale)) &&
    !paths.some((line) => distanceTo(line, p) < 21 * scale) &&
    !rivers.some((line) => distanceTo(line, p) < 27 * scale) &&
    !(lake && (within(lake, p) || distanceTo(lake, p) < 27 * scale))
  );
}

function pick(kinds: Share[], at: number): Share {
  let left = at * kinds.reduce((sum, { share }) => sum + share, 0);
  return kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0];
}

/** Plants of a board from the back to the front. */
export function scatter(board: string, ground: Ground): Plant[] {
  const { width, height, scale, apron } = ground;
  const random = seeded(11);
  const grain = Math.max(scale, 0.72);
  const share = ((width + 2 * apron) * (height + 2 * apron)) / (746 * 682) / grain ** 2;
  const plants: (Plant & { apart: number })[] = [];
  for (const { kinds, tries, least, most, apart } of GROWTHS[board] ?? AUTUMN) {
    for (let i = 0; i < tries * share; i += 1) {
      const p = { x: random() * (width + 2 * apron) - apron, y: random() * (height + 2 * apron) - apron };
      const size = (least + random() * (most - least)) * grain;
      const { art, tone } = pick(kinds, random());
      const { width: wide, foot } = boxOf(art);
      // What is wide is tried at both ends of its foot and at its tip, too.
      const half = Math.max(0, (wide / 2 - 12) * size);
      const tip = Math.max(0, (foot - 30) * size);
      const middle = { x: p.x, y: p.y - 8 * scale };
      const ends = half > 5 ? [{ x: p.x - half, y: middle.y }, { x: p.x + half, y: middle.y }, { x: p.x, y: middle.y - 14 * size - tip }] : [];
      const room = apart * grain;
      const near = (other: Plant & { apart: number }): boolean =>
        (other.x - p.x) ** 2 + ((other.y - p.y) * 1.25) ** 2 < ((room + other.apart) / 2) ** 2;
      if (plants.some(near)) continue;
      if (![middle, ...ends].every((at) => isFree(ground, at))) continue;
      plants.push({ ...p, size, art, tone, apart: room });
    }
  }
  return plants.map(({ apart: _, ...plant }) => plant).sort((a, b) => a.y - b.y);
}
