// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** What a view says of the mat. */
export type Mat = {
  leader: string | null;
  deposed: string[];
  decree: Record<'recruit' | 'move' | 'battle' | 'build', string[]>;
  viziers: Record<'recruit' | 'move' | 'battle' | 'build', number>;
  column: number;
  due: Record<'fox' | 'rabbit' | 'mouse' | 'bird', number>;
};
