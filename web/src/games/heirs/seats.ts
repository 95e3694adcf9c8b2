// The two heirs' colours.

const LOOKS: Record<string, { body: string; detail: string }> = {
  white: { body: 'var(--white)', detail: '#1d2a24' },
  blue: { body: 'var(--blue)', detail: '#fff8e6' },
};

export const lookOf = (word: string): { body: string; detail: string } | undefined => LOOKS[word];
