// The table of a lesson or a puzzle: what is done goes to the server with everything before it, and nothing is kept there.

import { api } from '../lib/api';
import { app } from '../lib/app.svelte';
import type { Question, Reply, Wish } from '../lib/connection';
import { noteProgress, progressIn, type Answered, type LessonEntry, type LessonTable } from '../lib/lessons';
import type { Mark } from '../lib/narrow';
import type { Answer, View, Welcome } from '../lib/protocol';

/** How long it is shown where a wrong action would lead (milliseconds). */
const SHOWN = 1600;
/** Wrong tries after which more is said. */
const TRIES = 2;

export class Desk {
  table = $state.raw<LessonTable | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  /** What was answered to the last try, while it was no good one. */
  answered = $state.raw<Answered | null>(null);
  /** Where a wrong action would lead, while it is shown. */
  shown = $state.raw<View | null>(null);
  private tries = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly lesson: string, private readonly chapter: number, private readonly changed: () => void) {}

  /** More help, once it is wanted. */
  readonly hint = $derived.by(() => (this.tries >= TRIES ? (this.table?.hint ?? '') : ''));

  /** Goes on where somebody stopped; a chapter that has changed since is begun again. */
  async open(digest: string | null): Promise<void> {
    const before = progressIn(this.lesson, this.chapter);
    const path = before.digest === digest && !before.done ? before.path : [];
    const found = await app.attempt(() => api.lesson(this.lesson, this.chapter, { path, first: true }));
    if (found) this.take(found);
    else if (path.length > 0) await this.restart();
  }

  async restart(): Promise<void> {
    await this.send({ path: [], first: true });
  }
  async next(): Promise<void> {
    await this.send({ path: this.path, next: true });
  }
  async tap({ kind, value }: Mark): Promise<void> {
    await this.send({ path: this.path, tap: [kind, value] });
  }
  /** Before the last decision, or to the place from which the puzzle could still be solved. */
  async back(): Promise<void> {
    await this.send({ path: this.path.slice(0, this.table?.back ?? 0) });
  }
  /** What leads on is done by the table; a puzzle is shown from its beginning. */
  async show(puzzle: boolean): Promise<void> {
    const before = this.path.length;
    await this.send({ path: this.path, show: true });
    if (puzzle && this.path.length === before && before > 0) {
      await this.send({ path: [] });
      await this.send({ path: [], show: true });
    }
  }

  private get path(): string[] {
    return this.table?.path ?? [];
  }

  async command(wish: Wish): Promise<Answer> {
    const n = this.path.length;
    if (wish.type === 'act' && Array.isArray(wish.action)) await this.send({ path: this.path, action: wish.action });
    return { type: 'done', key: '', n };
  }

  async ask(question: Question): Promise<Reply | null> {
    try {
      if (question.type === 'look') return await api.lessonLook(this.lesson, this.chapter, this.path, question.action);
      if (question.type === 'why') return await api.lessonWhy(this.lesson, this.chapter, this.path, question.action);
    } catch {
      // Nobody answers just now: then nothing is foreseen.
    }
    return null;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async send(entry: LessonEntry): Promise<void> {
    clearTimeout(this.timer);
    this.shown = null;
    const found = await app.attempt(() => api.lesson(this.lesson, this.chapter, entry));
    if (found) this.take(found);
  }

  private take(found: LessonTable): void {
    const { answered } = found;
    const wrong = answered !== null && answered.kind !== 'done';
    const before = this.table;
    if (found.welcome) {
      this.welcome = found.welcome;
      app.learn(found.welcome.words);
    }
    this.answered = wrong ? answered : null;
    this.tries = wrong ? this.tries + 1 : 0;
    this.shown = answered?.shown ?? null;
    if (this.shown) this.timer = setTimeout(() => (this.shown = null), SHOWN);
    this.table = found;
    if (wrong && before) return;
    const done = progressIn(this.lesson, this.chapter).done || found.over;
    noteProgress(this.lesson, this.chapter, { digest: found.digest, path: found.over ? [] : found.path, done });
    this.changed();
  }
}
