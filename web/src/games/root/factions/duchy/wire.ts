// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** What a view says of the mat. */
export type Mat = {
  swayed: string[];
  lost_crowns: Record<'squire' | 'noble' | 'lord', number>;
  revealed: string[];
  actions_left: number;
  acted: string[];
  has_swayed: number;
};
