// What a card shows beside its data: a glyph, a sentence, soft hyphens.

import type { Table } from './table';
import type { CardData } from './view';

const GLYPHS: Record<string, string> = {
  armorers: 'g-shield',
  brutal_tactics: 'g-fist',
  royal_claim: 'g-crown',
  sappers: 'g-pick',
  stand_and_deliver: 'g-mask',
  tax_collector: 'g-scroll',
  better_burrow_bank: 'g-coins',
  cobbler: 'g-boots',
  command_warren: 'g-horn',
  codebreakers: 'g-key',
  scouting_party: 'g-spyglass',
  boat_builders: 'g-boat',
  corvid_planners: 'g-boots',
  eyrie_emigre: 'g-feather',
  saboteurs: 'g-pick',
  soup_kitchens: 'g-pot',
  false_orders: 'g-horn',
  fox_partisans: 'g-fist',
  rabbit_partisans: 'g-fist',
  mouse_partisans: 'g-fist',
  informants: 'g-eye',
  propaganda_bureau: 'g-scroll',
  charm_offensive: 'g-mask',
  coffin_makers: 'g-coffin',
  swap_meet: 'g-coins',
  tunnels: 'g-burrow',
  league_of_adventurous_mice: 'g-spyglass',
  master_engravers: 'i-hammer',
  murine_broker: 'g-key',
};
const KIND_GLYPHS: Record<string, string> = { ambush: 'u-hide', dominance: 'g-crown', immediate: 'g-storm', spy: 'g-eye' };

export const glyphOf = (card: CardData): string =>
  card.item ? `i-${card.item}` : (GLYPHS[card.name] ?? KIND_GLYPHS[card.kind] ?? 'g-scroll');

/** How many warriors lie on a card. */
export function lyingOn(t: Table, word: string): number {
  const coffin = t.cards.get(word)?.name === 'coffin_makers' ? t.view.mats.cards?.coffin : undefined;
  return Object.values((coffin ?? {}) as Record<string, number>).reduce((sum, count) => sum + count, 0);
}

/** The key of what a card does; items share one sentence. */
export const textOf = (card: CardData): string =>
  card.kind === 'persistent' ? `root-web-text-${card.name}` : `root-web-text-${card.kind}`;

/** Long compounds whose name on the card carries soft hyphens. */
export const HYPHENATED = new Set([
  'tax_collector', 'armorers', 'woodland_runners', 'protection_racket', 'travel_gear_fox', 'travel_gear_mouse',
  'smugglers_trail', 'bake_sale', 'arms_trader', 'investments', 'codebreakers', 'birdy_bindle', 'command_warren', 'scouting_party',
  'ambush_bird', 'ambush_fox', 'ambush_rabbit', 'ambush_mouse', 'gently_used_knapsack',
  'dominance_bird', 'dominance_fox', 'dominance_rabbit', 'dominance_mouse',
  'royal_claim', 'foxfolk_steel', 'root_tea_fox', 'root_tea_rabbit', 'root_tea_mouse',
  'boat_builders', 'corvid_planners', 'eyrie_emigre', 'saboteurs', 'soup_kitchens', 'fox_partisans', 'informants',
  'propaganda_bureau', 'charm_offensive', 'coffin_makers', 'rabbit_partisans', 'swap_meet',
  'league_of_adventurous_mice', 'master_engravers', 'mouse_partisans', 'murine_broker',
]);
