import { describe, expect, it } from 'vitest';
import { accessPlaces, labelOfKey } from './access';

const letters = (labels: string[]): (string | null)[] => accessPlaces(labels).map((at, i) => (at < 0 ? null : labels[i][at].toLowerCase()));

describe('access keys', () => {
  it('are first letters where these are free', () => {
    expect(letters(['Kämpfen', 'Marschieren', 'Rekrutieren', 'Bauen', 'Überstunden'])).toEqual(['k', 'm', 'r', 'b', 'ü']);
  });

  it('are the first letters of other words, then any letter', () => {
    expect(letters(['Bauen', 'Brücke legen', 'Bad'])).toEqual(['b', 'l', 'a']);
  });

  it('are never one of the keys with a meaning of their own, and never the same twice', () => {
    const found = letters(['Undo', 'Zug beenden', 'Yes', 'No', 'On', 'Oh']);
    expect(found).not.toContain('u');
    expect(found).not.toContain('z');
    expect(found).not.toContain('y');
    const given = found.filter((letter) => letter !== null);
    expect(new Set(given).size).toBe(given.length);
  });

  it('may run out', () => {
    expect(letters(['A', 'A'])).toEqual(['a', null]);
    expect(letters(['7', '?'])).toEqual([null, null]);
  });

  it('tell which label is meant', () => {
    expect(labelOfKey(['Bauen', 'Marschieren'], 'M')).toBe(1);
    expect(labelOfKey(['Bauen'], 'x')).toBe(-1);
  });
});
