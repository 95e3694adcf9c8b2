// The advanced setup at the table: who chooses when, which setup cards lie there, whose homelands are where.

import { factionOf, folderOf } from './factions';
import type { SetupCardData } from './wire';
import type { Table } from './table';

/** The step at which cards of the hand are put back. */
export const KEEP = 'root.keep-three';

/** Whether factions are still being chosen and set up by setup cards. */
export const settingUp = (t: Table): boolean => t.view.turn === 0 && cardsOf(t).length > 0;

const cardsOf = (t: Table): SetupCardData[] => t.data.setup_cards ?? [];

/** The seats in the order in which they choose: the last player first. */
export function choosingOrder(t: Table): string[] {
  const first = t.seats.indexOf(t.view.active);
  return [...t.seats.slice(first), ...t.seats.slice(0, first)].reverse();
}

/** Who has taken a setup card: a seat is called by its faction as soon as it has one. */
export const takerOf = (t: Table, card: string): string | null => (t.seats.includes(card) ? card : null);

export const hasFaction = (t: Table, seat: string): boolean => cardsOf(t).some(({ owner }) => owner.word === seat);

/** The setup cards on the table, with those that somebody has taken. */
export const displayOf = (t: Table): SetupCardData[] =>
  cardsOf(t).filter(({ owner: { word } }) => t.view.display.includes(word) || takerOf(t, word) !== null);

/** Whose homeland a clearing is; told only while factions set up. */
export function homeOf(t: Table, place: string): string | null {
  if (!settingUp(t)) return null;
  return t.seats.find((seat) => t.view.homelands[seat]?.includes(place)) ?? null;
}

/** The word of the seat that decides now. */
export const decidingSeat = (t: Table): string | null =>
  t.update.deciding ? (t.welcome.vocabulary.words.seat[t.update.deciding.seat] ?? null) : null;

/** A line of a setup, and whether it is done, under way or to come. */
export type Line = { text: string; state: 'done' | 'now' | 'later' };

/** How a faction sets up, line by line; while its seat does so, what is decided now is marked. */
export function setupLines(t: Table, seat: string): Line[] {
  const opening = folderOf(seat)?.opening;
  if (!opening) return [];
  const order = choosingOrder(t);
  const acting = order.indexOf(decidingSeat(t) ?? '');
  const at = order[acting] === seat ? opening.steps.indexOf(t.update.deciding?.step ?? '') : -1;
  // Each faction is set up before the next seat's; then come the cards.
  const over = at < 0 && (order.indexOf(seat) < acting || t.update.deciding?.step === KEEP);
  const texts = t.say(`root-web-setup-${factionOf(seat)}`).split('\n');
  return texts.map((text, i) => ({ text, state: over || i < at ? 'done' : i === at ? 'now' : 'later' }));
}
