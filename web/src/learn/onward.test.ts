import { describe, expect, it } from 'vitest';
import { numberOfPuzzle, onwardFrom } from './onward';

const chapter = (id: string) => ({ id, seat: 'white', digest: id });
const CURRICULUM = {
  lessons: [
    { id: 'heirs', game: 'heirs', minutes: 10, next: 'basics', chapters: [chapter('a'), chapter('b')] },
    { id: 'basics', game: 'root', minutes: 10, next: '', chapters: [chapter('c')] },
  ],
  puzzles: ['heirs-h1', 'heirs-h2', 'root-a1'].map((id) => ({ id, game: id.split('-')[0], seat: 'white', goal: 'g', digest: id })),
  today: 'heirs-h1',
};

describe('what comes after', () => {
  it('a chapter is the next one, then the next lesson, then the list', () => {
    expect(onwardFrom(CURRICULUM, 'heirs', 1)).toEqual({ path: '/learn/heirs/2', key: 'web-learn-next-chapter' });
    expect(onwardFrom(CURRICULUM, 'heirs', 2)).toEqual({ path: '/learn/basics/1', key: 'web-learn-next-lesson' });
    expect(onwardFrom(CURRICULUM, 'basics', 1).path).toBe('/learn');
  });
  it('a puzzle is the next puzzle', () => {
    expect(onwardFrom(CURRICULUM, 'heirs-h2', 1).path).toBe('/learn/root-a1/1');
    expect(onwardFrom(CURRICULUM, 'root-a1', 1).path).toBe('/learn');
    expect(onwardFrom(CURRICULUM, 'gone', 1).path).toBe('/learn');
  });
  it('puzzles are numbered by their games', () => {
    expect(['heirs-h1', 'heirs-h2', 'root-a1'].map((id) => numberOfPuzzle(CURRICULUM, id))).toEqual([1, 2, 1]);
  });
});
