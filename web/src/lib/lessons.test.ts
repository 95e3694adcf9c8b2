import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterToGoOn, hasLearnt, noteProgress, progressIn, type LessonInfo } from './lessons';

const LESSON: LessonInfo = {
  id: 'heirs', game: 'heirs', minutes: 10, next: '', chapters: ['a', 'b', 'c'].map((id) => ({ id, seat: 'white', digest: `${id}1` })),
};
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('progress in lessons', () => {
  it('begins with the first chapter', () => {
    expect(hasLearnt()).toBe(false);
    expect(chapterToGoOn(LESSON)).toBe(1);
  });
  it('goes on with what was begun, then with what is not done', () => {
    noteProgress('heirs', 1, { digest: 'a1', path: [], done: true });
    expect(chapterToGoOn(LESSON)).toBe(2);
    noteProgress('heirs', 3, { digest: 'c1', path: ['end'], done: false });
    expect(chapterToGoOn(LESSON)).toBe(3);
    expect(hasLearnt()).toBe(true);
  });
  it('does not go on with a chapter that has changed', () => {
    noteProgress('heirs', 2, { digest: 'old', path: ['end'], done: false });
    expect(chapterToGoOn(LESSON)).toBe(1);
  });
  it('begins again after the last one', () => {
    for (const chapter of [1, 2, 3]) noteProgress('heirs', chapter, { digest: '', path: [], done: true });
    expect(chapterToGoOn(LESSON)).toBe(1);
  });
  it('takes nothing that does not look like it', () => {
    kept.set('lichtung-lessons', '{"heirs/1": {"digest": 3, "path": "x"}}');
    expect(progressIn('heirs', 1)).toEqual({ digest: '', path: [], done: false });
    kept.set('lichtung-lessons', 'nonsense');
    expect(progressIn('heirs', 1).done).toBe(false);
  });
});
