// What comes after a chapter or a puzzle.

import type { Curriculum } from '../lib/lessons';

/** The address to go on to, and what its link is called (a key of the catalogues). */
export type Onward = { path: string; key: string };

const LIST: Onward = { path: '/learn', key: 'web-learn-list' };

export function onwardFrom({ lessons, puzzles }: Curriculum, id: string, chapter: number): Onward {
  const lesson = lessons.find((one) => one.id === id);
  if (lesson && chapter < lesson.chapters.length) return { path: `/learn/${id}/${chapter + 1}`, key: 'web-learn-next-chapter' };
  if (lesson) return lessons.some((one) => one.id === lesson.next) ? { path: `/learn/${lesson.next}/1`, key: 'web-learn-next-lesson' } : LIST;
  const puzzle = puzzles.findIndex((one) => one.id === id);
  return puzzle >= 0 && puzzle + 1 < puzzles.length ? { path: `/learn/${puzzles[puzzle + 1].id}/1`, key: 'web-learn-next-puzzle' } : LIST;
}

/** The how-manieth puzzle of its game it is. */
export function numberOfPuzzle({ puzzles }: Curriculum, id: string): number {
  const found = puzzles.find((one) => one.id === id);
  return puzzles.filter(({ game }) => game === found?.game).findIndex((one) => one.id === id) + 1;
}
