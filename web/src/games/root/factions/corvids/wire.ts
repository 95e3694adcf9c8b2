// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** What a view says of the mat. */
export type Mat = {
  rallied: number;
  actions_left: number;
  placed: number;
  exerted: number;
  guessed: string | null;
  guessed_at: string | null;
};
