// The factions' colours and symbols (art direction, section 2).

export type Look = { body: string; detail: string; figure: string; emblem: string };

const INK = '#1D2A24';
const CREAM = '#FFF8E6';
const look = (word: string, body: string, detail: string): Look => ({
  body, detail, figure: `w-${word}`, emblem: `e-${word}`,
});

const LOOKS: Record<string, Look> = {
  marquise: look('marquise', '#E2752B', INK),
  'mechanical-marquise': look('mechanical-marquise', '#E2752B', INK),
  eyrie: look('eyrie', '#203C80', CREAM),
  alliance: look('alliance', '#357229', CREAM),
  vagabond: look('vagabond', '#50565D', CREAM),
  'vagabond-2': look('vagabond-2', '#F2ECE3', INK),
  cult: look('cult', '#F4D04A', INK),
  riverfolk: look('riverfolk', '#3BA1B4', INK),
};

export function lookOf(word: string): Look {
  const found = LOOKS[word];
  if (!found) throw new Error(`unknown faction ${word}`);
  return found;
}

/** The custom properties that the sprite's figures, emblems and buildings read. */
export const paint = (word: string): string => `--c:${lookOf(word).body};--k:${lookOf(word).detail}`;
