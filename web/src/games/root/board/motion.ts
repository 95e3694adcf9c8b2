// How pieces come and go: they rise from their foot and fold flat, like paper figures.

import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../../lib/settings.svelte';

const arrive = (t: number): number => 1 - (1 - t) ** 3;
const leave = (t: number): number => t ** 2;

export const rises = (_: Element): TransitionConfig => ({
  duration: settings.still ? 0 : 220,
  easing: arrive,
  css: (t) => `transform: scale(${0.6 + 0.4 * t}, ${t})`,
});

export const folds = (_: Element): TransitionConfig => ({
  duration: settings.still ? 0 : 180,
  easing: leave,
  css: (t) => `transform: scale(1, ${t})`,
});
