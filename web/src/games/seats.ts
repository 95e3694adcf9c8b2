// How a seat is drawn wherever it is named, whichever game it belongs to.

import { lookOf as heirLook } from './heirs/seats';
import type { Component } from 'svelte';
import { folderOf, lookOf as factionLook } from './root/factions';
import { hasPage } from './root/pages';

/**
 * A colour of the page and that of what is drawn on it; where its sign or figure is a symbol of a sprite, its name;
 * whether the page knows the seat, or only its word.
 */
export type SeatLook = { body: string; detail: string; emblem?: string; figure?: string; known: boolean };

export function seatLook(word: string): SeatLook {
  const heir = heirLook(word);
  if (heir) return { ...heir, known: true };
  const faction = factionLook(word);
  return folderOf(word) ? { ...faction, known: true } : { ...faction, figure: undefined, known: false };
}
/** The same as custom properties. */
export const seatStyle = (word: string): string => `--seat:${seatLook(word).body};--k:${seatLook(word).detail}`;
/** Puts the drawings of figures into the page, away from a table too. */
export async function drawSeats(): Promise<void> {
  (await import('./root/sprite')).putSprite();
}

/** Half a page about whoever plays there, loaded when it is opened; null: there is none. */
export const seatPage = (word: string): (() => Promise<{ default: Component<{ word: string }> }>) | null =>
  hasPage(word) ? () => import('./root/FactionPage.svelte') : null;
