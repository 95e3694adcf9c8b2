// Advice on request: what a strong computer player would do in one's place.

import { isPointed, once } from './marks';
import { againstComputers } from './skip';
import type { Mark } from '../lib/narrow';
import type { Advice, Chair, Code, Problem, Vocabulary } from '../lib/protocol';
import type { Asks } from './acting.svelte';

export const HINTS = ['off', 'alone', 'all'] as const;
export type HintsWish = (typeof HINTS)[number];

/** Who may ask at a table, as it was made; older tables say nothing. */
export const hintsOf = (options: Record<string, unknown>): HintsWish => HINTS.find((wish) => wish === options.hints) ?? 'alone';

/** Whether advice is offered; the server refuses it everywhere else. */
export function mayAsk(options: Record<string, unknown>, chairs: readonly Chair[], clocked: boolean): boolean {
  const wish = hintsOf(options);
  return !clocked && (wish === 'all' || (wish === 'alone' && againstComputers(chairs)));
}

/** What an action speaks of, as marks that a table can light. */
export function marksOfCode({ verbs }: Vocabulary, [verb, ...values]: Code): Mark[] {
  const fields = verbs[verb]?.fields ?? [];
  return once(fields.flatMap(([, kind], i) => (isPointed(kind, values[i]) ? [{ kind, value: values[i] }] : [])));
}

/** A question to the computer and its answer, for one position. */
export class Hints {
  waiting = $state(false);
  advice = $state.raw<Advice | null>(null);
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly line: () => Asks | null) {}

  get open(): boolean {
    return this.waiting || this.advice !== null || this.problem !== null;
  }

  async ask(seat: number): Promise<void> {
    if (this.waiting) return;
    this.close();
    this.waiting = true;
    const reply = await this.line()?.ask({ type: 'advise', seat });
    this.waiting = false;
    if (reply?.type === 'advice') this.advice = reply;
    else if (reply?.type === 'refused') this.problem = reply.problem;
  }

  close(): void {
    this.advice = null;
    this.problem = null;
  }

  /** Advice for another position is worth nothing. */
  at(n: number): void {
    if (this.advice && this.advice.n !== n) this.advice = null;
    this.problem = null;
  }
}
