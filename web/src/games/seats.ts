// How a seat is drawn wherever it is named, whichever game it belongs to.

import { lookOf as heirLook } from './heirs/seats';
import { lookOf as factionLook } from './root/factions';

/** A colour of the page and that of what is drawn on it; where the sign is a symbol of a sprite, its name. */
export type SeatLook = { body: string; detail: string; emblem?: string };

export const seatLook = (word: string): SeatLook => heirLook(word) ?? factionLook(word);
/** The same as custom properties. */
export const seatStyle = (word: string): string => `--seat:${seatLook(word).body};--k:${seatLook(word).detail}`;
