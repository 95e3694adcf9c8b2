// Written by tools/root_types.py from the declared fields of src/lichtung/root; do not edit.

/** What a view says of the mat. */
export type Mat = {
  character: string | null;
  items: Record<'ready' | 'exhausted' | 'damaged' | 'damaged-exhausted', Record<string, number>>;
  quests: string[];
  quest_deck: string[];
  quests_done: string[];
  partner: string | null;
  ally_hits: number;
  item_hits: number;
  relations: Record<string, number>;
  aids: Record<string, number>;
  found: string[];
};
