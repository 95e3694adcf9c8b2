// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** What a view says of the mat. */
export type Mat = {
  mood: string | null;
  hoard: Record<string, number>;
  found: string[];
  commanded: number;
  advanced: number;
  looting: number;
};
