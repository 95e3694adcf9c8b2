// An analysis that somebody has asked for: how far it is, and what came of it.

import { api, Refusal } from '../lib/api';
import { app } from '../lib/app.svelte';
import { linesOf, type Judged, type JudgedPosition } from '../lib/judging';

export class Analysis {
  progress = $state.raw<{ done: number; total: number } | null>(null);
  judged = $state.raw<Judged | null>(null);
  /** Single positions that were asked about. */
  private positions = $state.raw<ReadonlyMap<number, JudgedPosition>>(new Map());
  private reading: AbortController | null = null;

  constructor(private readonly table: string) {}

  async begin(): Promise<void> {
    const reading = (this.reading = new AbortController());
    this.progress = { done: 0, total: 0 };
    await app.attempt(() => this.read(reading));
    if (this.reading === reading) this.progress = null;
  }

  private async read(reading: AbortController): Promise<void> {
    try {
      const { body } = await api.judge(this.table, reading.signal);
      if (!body) return;
      for await (const { done, total, judged, problem } of linesOf(body)) {
        if (problem) throw new Refusal(problem, 0);
        this.progress = { done, total };
        this.judged = judged ?? null;
      }
    } catch (error) {
      if (!reading.signal.aborted) throw error instanceof Refusal ? error : new Refusal({ key: 'network' }, 0);
    }
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.reading?.abort();
    this.reading = null;
    this.progress = null;
  }

  /** What would be done at a position, as far as somebody has asked. */
  at(at: number): JudgedPosition | null {
    return this.judged?.moments.find((moment) => moment.at === at) ?? this.positions.get(at) ?? null;
  }

  async ask(at: number): Promise<void> {
    const found = await app.attempt(() => api.judgeAt(this.table, at));
    if (found) this.positions = new Map(this.positions).set(at, found);
  }
}
