// What their board holds, and the tables of their rules.

import type { Mat } from './wire';

export type { Mat };
export type Track = 'command' | 'prowess';

export type Facts = {
  tracks: { track: Track; items: string[] }[];
  /** what a track is worth with none to four items */
  values: number[];
  /** of each track */
  spaces: number;
  /** each with the item that forbids it */
  moods: { mood: string; item: string | null }[];
  /** for none to six clearings and more */
  points_for_oppressed: number[];
};

/** The items on a track, one by one. */
export const itemsOn = (mat: Mat, facts: Facts, track: Track): string[] =>
  (facts.tracks.find((one) => one.track === track)?.items ?? []).flatMap((item) =>
    Array.from({ length: (mat.hoard as Record<string, number>)[item] ?? 0 }, () => item),
  );

/** What a track is worth now. */
export const valueOf = (mat: Mat, facts: Facts, track: Track): number => facts.values[itemsOn(mat, facts, track).length];
