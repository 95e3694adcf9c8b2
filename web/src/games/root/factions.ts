// The factions' colours and symbols (art direction, section 2).

export type Look = { body: string; detail: string; figure: string; emblem: string };

const INK = '#1D2A24';
const CREAM = '#FFF8E6';
/** Colours are the page's, so that other palettes reach the figures too. */
const look = (word: string, detail: string, colour = word): Look => ({
  body: `var(--${colour})`, detail, figure: `w-${word}`, emblem: `e-${word}`,
});

const LOOKS: Record<string, Look> = {
  marquise: look('marquise', INK),
  'mechanical-marquise': look('mechanical-marquise', INK, 'marquise'),
  eyrie: look('eyrie', CREAM),
  alliance: look('alliance', CREAM),
  vagabond: look('vagabond', CREAM),
  'vagabond-2': look('vagabond-2', INK),
  cult: look('cult', INK),
  riverfolk: look('riverfolk', INK),
};

export function lookOf(word: string): Look {
  const found = LOOKS[word];
  if (!found) throw new Error(`unknown faction ${word}`);
  return found;
}

/** The custom properties that the sprite's figures, emblems and buildings read. */
export const paint = (word: string): string => `--c:${lookOf(word).body};--k:${lookOf(word).detail}`;
