// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** What a view says of the mat. */
export type Mat = {
  retinue: Record<'move' | 'delve' | 'recover', string[]>;
  acted: Record<'move' | 'delve' | 'recover', string[]>;
  relics: Record<'figure' | 'tablet' | 'jewelry', Record<'1' | '2' | '3' | '4', number>>;
  encamped: string[];
  decamped: string[];
  joined: number;
};
