import { describe, expect, it } from 'vitest';
import { play, soundOf, SOUNDS } from './sounds';

const at = (n: number, mine = false, over = false, keys: string[] = []) => ({ n, mine, over, keys });

describe('sounds', () => {
  it('are short and never loud', () => {
    for (const tones of Object.values(SOUNDS)) {
      expect(Math.max(...tones.map(([start, , length]) => start + length))).toBeLessThan(1.6);
      expect(tones.every(([, , , loud]) => loud <= 0.25)).toBe(true);
    }
  });

  it('tell apart whose turn it is, a move, a battle and the end', () => {
    expect(soundOf(null, at(5))).toBeNull();
    expect(soundOf(at(5), at(5))).toBeNull();
    expect(soundOf(at(5), at(6))).toBe('move');
    expect(soundOf(at(5), at(6, true))).toBe('turn');
    expect(soundOf(at(5, true), at(6, true))).toBeNull();
    expect(soundOf(at(5), at(6, true, false, ['moved', 'fought']))).toBe('battle');
    expect(soundOf(at(5), at(6, false, true))).toBe('end');
    expect(soundOf(at(6, false, true), at(7, false, true))).toBeNull();
  });

  it('are silent unless switched on', () => {
    expect(() => play('turn')).not.toThrow();
  });
});
