// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** What a view says of the mat. */
export type Mat = {
  payments: Record<string, number>;
  funds: Record<string, number>;
  committed: Record<string, number>;
  spaces: Record<'fox' | 'rabbit' | 'mouse', Record<string, number>>;
  prices: Record<'hand-card' | 'riverboats' | 'mercenaries', number>;
  bought: number;
  hirer: string | null;
};
