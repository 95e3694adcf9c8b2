// Landmarks: where they stand, and what lies beside them.

import type { Table } from './table';

export type Standing = { word: string; place: string };
type Placed = Record<string, string | null | undefined>;

/** Those on the map. Where one stands is a field of its mat; those that boards bring along are fields of the view. */
export function landmarksOf({ view, data }: Pick<Table, 'view' | 'data'>): Standing[] {
  const words = new Set(['ferry', 'tower', ...(data.landmarks ?? []).map(({ word }) => word)]);
  return [...words].flatMap((word) => {
    const place = ((view.mats[word] ?? { place: (view as unknown as Placed)[word] }) as Placed).place;
    return place ? [{ word, place }] : [];
  });
}

export type Beside = {
  /** items that lie on its card, with how many are left */
  items: { item: string; count: number }[];
  /** cards that lie there, face up for the viewer or not */
  cards: { zone: string; known: string | null }[];
  /** the building that it holds */
  holds: string | null;
};

/** What lies beside a landmark, as far as the viewer knows. */
export function besideOf(t: Table, word: string): Beside {
  const mat = t.view.mats[word] ?? {};
  const kinds = Array.isArray(mat.kinds) ? (mat.kinds as string[]) : [];
  const zones = t.data.landmarks?.find((one) => one.word === word)?.zones ?? [];
  return {
    items: kinds.map((item) => ({ item, count: t.view.items[item] ?? 0 })),
    cards: zones.filter((zone) => t.view.hands[zone]?.count).map((zone) => ({ zone, known: t.view.hands[zone].known[0] ?? null })),
    holds: typeof mat.holds === 'string' ? mat.holds : null,
  };
}
