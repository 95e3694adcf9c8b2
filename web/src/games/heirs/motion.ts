// How tiles and troops come and go (art direction, section 8).

import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const ARRIVAL = 240;
const STEP = 260;

/** The player's wish, or the device's, as the page was told. */
const still = (): boolean => document.documentElement.dataset.motion === 'reduced';

/** A tile is laid down. */
export function laid(_node: Element): TransitionConfig {
  return { duration: still() ? 0 : ARRIVAL, easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${1.12 - 0.12 * t})` };
}

/** A troop comes from the reserve. */
export function risen(_node: Element): TransitionConfig {
  return { duration: still() ? 0 : STEP, easing: cubicOut, css: (t) => `opacity: ${t}; transform: translateY(${(t - 1) * 26}px)` };
}

/** What leaves folds flat. */
export function folded(_node: Element): TransitionConfig {
  return { duration: still() ? 0 : STEP, easing: cubicIn, css: (t) => `opacity: ${t}; transform: scaleY(${t})` };
}
