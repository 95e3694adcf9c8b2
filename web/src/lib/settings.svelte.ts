// How somebody wants the page to look, move and sound. The choices stand as data attributes on <html>.

import { remember, remembered } from './remember';

/** Every setting with its choices; the first one is the default. */
export const SETTINGS = {
  theme: ['auto', 'light', 'dark'],
  palette: ['normal', 'protan', 'deutan', 'tritan'],
  patterns: ['normal', 'strong'],
  counts: ['normal', 'large'],
  text: ['normal', 'large'],
  motion: ['auto', 'full', 'reduced'],
  sounds: ['off', 'on'],
  pace: ['normal', 'slow', 'fast', 'instant'],
  recap: ['on', 'off'],
  skip: ['auto', 'on', 'off'],
  hand: ['right', 'left'],
  notices: ['off', 'on'],
} as const;

export type Setting = keyof typeof SETTINGS;
export type Choice<S extends Setting = Setting> = (typeof SETTINGS)[S][number];
export type Choices = { [S in Setting]: Choice<S> };

const KEY = 'lichtung-settings';
export const NAMES = Object.keys(SETTINGS) as Setting[];

const allowed = <S extends Setting>(name: S, value: unknown): value is Choice<S> =>
  (SETTINGS[name] as readonly unknown[]).includes(value);

export const defaults = (): Choices => Object.fromEntries(NAMES.map((name) => [name, SETTINGS[name][0]])) as Choices;

/** Choices from what was remembered; whatever is not a choice (any more) falls back to the default. */
export function choicesFrom(text: string | null): Choices {
  const found = defaults();
  try {
    const said: unknown = JSON.parse(text ?? '{}');
    if (said === null || typeof said !== 'object') return found;
    const kept = Object.entries(said).filter(([name, value]) => name in SETTINGS && allowed(name as Setting, value));
    return { ...found, ...Object.fromEntries(kept) };
  } catch {
    return found;
  }
}

/** The data attributes that the choices mean on a device with these wishes. */
export function attributesOf(chosen: Choices, device: { dark: boolean; still: boolean }): Record<string, string> {
  const { theme, motion, palette, patterns, counts, text, hand } = chosen;
  return {
    theme: theme === 'auto' ? (device.dark ? 'dark' : 'light') : theme,
    motion: motion === 'auto' ? (device.still ? 'reduced' : 'full') : motion,
    palette, patterns, counts, text, hand,
  };
}

class Settings {
  chosen = $state<Choices>(defaults());
  /** What the device itself wishes. */
  private device = $state({ dark: false, still: false });

  /** Whether things change their place at once instead of moving there. */
  get still(): boolean {
    return attributesOf(this.chosen, this.device).motion === 'reduced';
  }
  get sounds(): boolean {
    return this.chosen.sounds === 'on';
  }
  /** Whether the browser is to tell of a decision that waits while nobody looks. */
  get notices(): boolean {
    return this.chosen.notices === 'on';
  }

  start(): void {
    this.chosen = choicesFrom(remembered(KEY));
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const look = (): void => {
      this.device = { dark: dark.matches, still: still.matches };
      this.paint();
    };
    dark.addEventListener('change', look);
    still.addEventListener('change', look);
    // Another window of the same browser has chosen.
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.chosen = choicesFrom(event.newValue);
      this.paint();
    });
    look();
  }

  set<S extends Setting>(name: S, value: Choice<S>): void {
    if (!allowed(name, value)) return;
    this.chosen = { ...this.chosen, [name]: value };
    remember(KEY, JSON.stringify(this.chosen));
    this.paint();
  }

  private paint(): void {
    Object.assign(document.documentElement.dataset, attributesOf(this.chosen, this.device));
  }
}

export const settings = new Settings();
