// Lessons and puzzles as the server tells them, and how far somebody has come in them, which only this browser knows.

import type { Code, Problem, Update, View, Welcome } from './protocol';
import { remember, remembered } from './remember';

export type ChapterInfo = { id: string; seat: string; digest: string };
export type LessonInfo = { id: string; game: string; minutes: number; next: string; chapters: ChapterInfo[] };
export type PuzzleInfo = { id: string; game: string; seat: string; goal: string; digest: string };
export type Curriculum = { lessons: LessonInfo[]; puzzles: PuzzleInfo[]; today: string };

/** What was done so far, and what comes now; types as in src/lichtung/server/web/routes/learning.py. */
export type LessonEntry = {
  path: string[];
  action?: Code;
  tap?: [kind: string, value: number];
  next?: boolean;
  show?: boolean;
  first?: boolean;
};
export type Answered = { kind: 'done' | 'refused' | 'wrong'; text: string; problem: Problem | null; shown: View | null };
/** A chapter after the entries of a path; see src/lichtung/server/tables/lessons.py. */
export type LessonTable = {
  path: string[];
  digest: string;
  step: number;
  steps: number;
  text: string;
  after: string;
  hint: string;
  light: [kind: string, value: number][];
  touch: [kind: string, value: number][];
  waits: 'tap' | 'next' | '';
  over: boolean;
  missed: boolean;
  back: number;
  update: Update;
  welcome: Welcome | null;
  answered: Answered | null;
};

/** How far somebody has come in a chapter: what was done in it, and whether it was ever finished. */
export type Progress = { digest: string; path: string[]; done: boolean };
type All = Record<string, Progress>;

const KEY = 'lichtung-lessons';
const NOTHING: Progress = { digest: '', path: [], done: false };

function all(): All {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? '{}');
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as All) : {};
  } catch {
    return {};
  }
}

const nameOf = (lesson: string, chapter: number): string => `${lesson}/${chapter}`;

/** What is remembered of a chapter; what does not look like it counts as nothing. */
export function progressIn(lesson: string, chapter: number): Progress {
  const found = all()[nameOf(lesson, chapter)];
  const sound = found && typeof found.digest === 'string' && Array.isArray(found.path) && found.path.every((entry) => typeof entry === 'string');
  return sound ? { ...found, done: found.done === true } : NOTHING;
}

export function noteProgress(lesson: string, chapter: number, progress: Progress): void {
  remember(KEY, JSON.stringify({ ...all(), [nameOf(lesson, chapter)]: progress }));
}

/** The chapter of a lesson to go on with, counted from 1: one that was begun, else the first that is not done. */
export function chapterToGoOn(lesson: LessonInfo): number {
  const states = lesson.chapters.map(({ digest }, i) => ({ ...progressIn(lesson.id, i + 1), current: digest }));
  const begun = states.findIndex(({ done, path, digest, current }) => !done && path.length > 0 && digest === current);
  if (begun >= 0) return begun + 1;
  const next = states.findIndex(({ done }) => !done);
  return next < 0 ? 1 : next + 1;
}

/** Whether somebody has ever begun a lesson here. */
export const hasLearnt = (): boolean => Object.keys(all()).length > 0;
