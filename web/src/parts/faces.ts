// The faces of computer players: paper masks, put together by the number that the server gives.

/** Outlines of heads on a 32 grid. */
const HEADS = [
  'M16 8.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 1 1 0-21Z',
  'M16 8a8.500 8.500 0 0 1 8.500 8.500v5.500a8.500 8.500 0 0 1-17 0v-5.500A8.500 8.500 0 0 1 16 8Z',
  'M11.500 11h9a7.500 7.500 0 0 1 7.500 7.500v3a7.500 7.500 0 0 1-7.500 7.500h-9A7.500 7.500 0 0 1 4 21.500v-3A7.500 7.500 0 0 1 11.500 11Z',
  'M6.500 11.500q9.500-3.500 19 0c1 8.500-2.500 18-9.500 18s-10.500-9.500-9.500-18Z',
] as const;

/** What each wears, and its colour: a leaf, a cap, twigs, a feather, a hat, tufts. */
const TOPS: readonly { top: string; line?: boolean; colour: string }[] = [
  { top: 'M15.500 10C13 4.500 17 1.500 23 2c.5 5-2.500 8.500-7.500 8Z', colour: 'var(--tc)' },
  { top: 'M5.500 13.500Q7 5.500 15 5l.5-3h2l-.4 3q7.900.6 9.400 8.500-10.500-3-21 0Z', colour: 'var(--clay)' },
  { top: 'M12 10.500 8.500 4.500M10 7.500 6 8M20 10.500l3.500-6M22 7.500l4 .5', line: true, colour: 'var(--tg)' },
  { top: 'M18.500 11C18 5.500 21 2 26.500 1.500 27 7 24 10.500 18.500 11Z', colour: 'var(--water)' },
  { top: 'M6.500 13 17.500 1.500 25.500 13q-9.500-3-19 0Z', colour: 'var(--te)' },
  { top: 'M6.500 14 6 4l7.500 5.500ZM25.500 14 26 4l-7.500 5.500Z', colour: 'var(--grey)' },
];
const EYES = [
  'M11.500 17.500v1.500M20.500 17.500v1.500',
  'M10 18.500q1.800-2.500 3.600 0M18.400 18.500q1.800-2.500 3.600 0',
  'M9.500 18a2.300 2.300 0 1 0 4.600 0 2.300 2.300 0 1 0-4.600 0ZM17.900 18a2.300 2.300 0 1 0 4.600 0 2.300 2.300 0 1 0-4.600 0ZM14.100 17.500h3.800',
] as const;
const MOUTHS = ['M12.500 23.500q3.500 3 7 0', 'M13 24.500h6', 'M13.500 24.500q3 1 5.500-1.500', 'M14.800 24a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0Z'] as const;

export type Face = { head: string; top: string; line: boolean; colour: string; eyes: string; mouth: string };

/** How many differ by head and headgear alone, so without colours. */
export const FACES = HEADS.length * TOPS.length;

export function faceOf(number: number): Face {
  const { top, line = false, colour } = TOPS[number % TOPS.length];
  return {
    head: HEADS[Math.floor(number / TOPS.length) % HEADS.length], top, line, colour,
    eyes: EYES[(number * 2 + 1) % EYES.length], mouth: MOUTHS[(number + Math.floor(number / 4)) % MOUTHS.length],
  };
}
