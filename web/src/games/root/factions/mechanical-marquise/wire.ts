// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** What a view says of the mat. */
export type Mat = {
  drawn: number;
  serials: Record<'1' | '2' | '3' | '4' | '5', number>;
};
