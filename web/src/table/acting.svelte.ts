// How somebody decides: what he has chosen so far, what it would do, why something is not allowed, what he takes back.

import type { GameEntry } from '../games/types';
import { Budget } from '../lib/budget';
import type { Question, Reply, Wish } from '../lib/connection';
import { hasMark, known, marksOf, narrow, pick, questions, VERB, verbMark, type Mark, type Stage } from '../lib/narrow';
import type { Answer, Code, Happened, OpenCode, Problem, Seen, Update, Welcome } from '../lib/protocol';
import { again, decided, followed, NOTHING, takenBack, type Tentative } from '../lib/tentative';
import { litTabs, type Tab } from './tabs';

export type Position = {
  welcome: Welcome;
  update: Update;
  /** Whose eyes the table is seen with; it decides if it is my turn. */
  seat: number;
  mine: readonly number[];
  myTurn: boolean;
};

export type Asks = {
  ask: (question: Question) => Promise<Reply | null>;
  command: (wish: Wish) => Promise<Answer>;
};

/** A rule against something; of which verb it speaks, where several were asked about. */
export type Reason = { verb: number | null; problem: Problem };

const MOST_REASONS = 2;
/** The action that is being chosen has nothing to do with what was pointed at. */
const NOT_NEEDED: Problem = { key: 'not-needed' };
/** The server hears a hundred messages in twenty seconds. */
const IN_PASSING = { most: 45, milliseconds: 20_000 };

export class Acting {
  chosen = $state.raw<Mark[]>([]);
  sending = $state(false);
  /** A choice of which it is being asked whether it may be carried out without another question. */
  private weighed = $state.raw<Mark[] | null>(null);
  readonly weighing = $derived(this.weighed !== null && this.weighed === this.chosen);
  reasons = $state.raw<Reason[]>([]);
  private questioned = $state.raw<Mark | null>(null);
  /** What somebody points at without having chosen it. */
  pointed = $state.raw<Mark | null>(null);
  /** Verbs that somebody is pointed to, as in a lesson. */
  shownTo = $state.raw<ReadonlySet<number>>(new Set());
  private foreseen = $state.raw<ReadonlyMap<string, Seen>>(new Map());
  private tentative = $state.raw<Tentative>(NOTHING);
  private readonly answers = new Map<string, Promise<Problem | null>>();
  private readonly passing = new Budget(IN_PASSING.most, IN_PASSING.milliseconds);
  private asked = 0;

  constructor(
    private readonly position: () => Position | null,
    private readonly line: () => Asks | null,
  ) {}

  readonly legal = $derived.by<Code[]>(() => {
    const position = this.position();
    return position?.myTurn ? position.update.legal : [];
  });
  readonly stage = $derived.by<Stage | null>(() => {
    const position = this.position();
    return position && narrow(position.welcome.vocabulary, this.legal, this.chosen);
  });
  readonly live = $derived.by(() => (this.position()?.myTurn ?? false) && !this.sending);
  /** What the table shows as chosen: also what followed by itself. */
  readonly shown = $derived.by<Mark[]>(() => {
    const position = this.position();
    return position && this.stage ? known(position.welcome.vocabulary, this.stage) : this.chosen;
  });
  /** All verbs that the step knows, in its own order. */
  readonly known = $derived.by<readonly number[]>(() => {
    const position = this.position();
    return position?.myTurn ? [...new Set([...position.update.verbs, ...this.verbs])] : [];
  });
  /** Verbs that could be chosen at this step before: they keep their places when they cannot be any more. */
  offered = $state.raw<ReadonlySet<number>>(new Set());
  private readonly offeredAt = new Map<string, Set<number>>();
  /** Verbs that can be chosen, and those that the step knows but the rules refuse now. */
  readonly verbs = $derived([...new Set(this.legal.map((code) => code[0]))]);
  readonly dim = $derived.by<number[]>(() => {
    const position = this.position();
    return position?.myTurn ? position.update.verbs.filter((verb) => !this.verbs.includes(verb)) : [];
  });
  /** What the action would do that is chosen whole, or would be if what is pointed at were chosen. */
  readonly forecast = $derived.by<Seen | null>(() => {
    const ready = this.pointedAction() ?? this.stage?.ready;
    return (ready && this.foreseen.get(ready.join())) ?? null;
  });
  /** What was asked for, as long as the reasons against it are told. */
  readonly refused = $derived(this.reasons.length > 0 ? this.questioned : null);
  /** The decision that was taken back last and can be done again. */
  readonly redoable = $derived.by<Code | null>(() => {
    const position = this.position();
    return position?.myTurn ? again(this.tentative, position.seat, this.legal) : null;
  });

  /** The parts of the table in which something can be chosen, as the game says where it lies. */
  lit(entry: Pick<GameEntry, 'where'> | null): Set<Tab> {
    const position = this.position();
    if (!entry || !position || !this.live || !this.stage) return new Set();
    const { welcome, update, seat } = position;
    return litTabs(this.stage.marks, welcome.vocabulary, (kind, word) => entry.where(kind, word, update.views[seat]));
  }

  /** Things have changed: whatever was chosen or answered was about another position. */
  news(fresh: readonly Happened[], mine: readonly number[]): void {
    this.chosen = [];
    this.reasons = [];
    this.pointed = null;
    this.foreseen = new Map();
    this.answers.clear();
    this.asked += 1;
    this.tentative = followed(this.tentative, fresh, mine);
    this.noteOffers();
  }

  private noteOffers(): void {
    const position = this.position();
    const step = position?.myTurn ? position.update.deciding?.step : undefined;
    if (step === undefined) {
      this.offeredAt.clear();
    } else {
      this.offeredAt.set(step, new Set([...(this.offeredAt.get(step) ?? []), ...this.verbs]));
      this.offered = this.offeredAt.get(step) ?? new Set();
    }
  }

  pick(mark: Mark): void {
    const position = this.position();
    const { stage } = this;
    if (!position || !stage || !this.live) return;
    const next = pick(position.welcome.vocabulary, this.legal, stage, mark);
    void (next === stage ? this.why(mark) : this.settle(next));
  }

  pickCode(code: Code): void {
    const position = this.position();
    if (!position || !this.live) return;
    const { vocabulary } = position.welcome;
    void this.settle(narrow(vocabulary, this.legal, marksOf(vocabulary, code)));
  }

  /**
   * What leaves the decision to oneself is done at once, for it can be taken back, once it is clear what is meant:
   * everything was chosen, or a verb and something to it. The rest is shown first.
   */
  private async settle(next: Stage): Promise<void> {
    this.chosen = next.chosen;
    this.reasons = [];
    this.pointed = null;
    if (!next.ready || next.chosen.length === 0) return;
    const chosen = this.chosen;
    const meant = next.explicit || (chosen.length > 1 && chosen.some(({ kind }) => kind === VERB));
    this.weighed = meant ? chosen : null;
    const seen = await this.foresee(next.ready);
    if (this.weighed === chosen) this.weighed = null;
    if (this.chosen === chosen && meant && seen?.then === 'own') await this.act(next.ready);
  }

  /** Somebody points at something; if it would complete an action, it is shown what that would do. */
  point(mark: Mark | null): void {
    this.pointed = mark;
    const action = this.pointedAction();
    if (action && !this.foreseen.has(action.join()) && this.passing.take()) void this.foresee(action);
  }

  /** What the only action would do. */
  lookAhead(): void {
    const ready = this.stage?.ready;
    if (ready && this.live && !this.foreseen.has(ready.join()) && this.passing.take()) void this.foresee(ready);
  }

  private pointedAction(): Code | null {
    const position = this.position();
    const { stage, pointed } = this;
    if (!position || !stage || !pointed || !this.live || !hasMark(stage.marks, pointed.kind, pointed.value)) return null;
    return pick(position.welcome.vocabulary, this.legal, stage, pointed).ready;
  }

  private async foresee(action: Code): Promise<Seen | null> {
    const position = this.position();
    const known = this.foreseen.get(action.join());
    if (known || !position) return known ?? null;
    const asked = this.asked;
    const reply = await this.line()?.ask({ type: 'look', seat: position.seat, action });
    if (asked !== this.asked || reply?.type !== 'seen') return null;
    this.foreseen = new Map(this.foreseen).set(action.join(), reply);
    return reply;
  }

  /** Ask why this cannot be chosen now. */
  async why(mark: Mark): Promise<void> {
    const position = this.position();
    if (!position || !this.stage || !this.live) return;
    const { chosen, stage } = this;
    const all = questions(position.welcome.vocabulary, position.update.verbs, stage, mark);
    // What is possible with something else says more about this than what is possible with nothing; where nothing is,
    // the first verb of the step is what it is about.
    const possible = all.filter(([verb]) => this.verbs.some((open) => open === verb));
    const asked = possible.length > 0 ? possible.slice(0, MOST_REASONS) : all.slice(0, 1);
    if (asked.length === 0 && chosen.length > 0 && stage.verb !== null) {
      this.reasons = [{ verb: stage.verb, problem: NOT_NEEDED }];
      this.questioned = mark;
      return;
    }
    const found = await Promise.all(asked.map((action) => this.because(action)));
    if (this.chosen !== chosen || this.position()?.update !== position.update) return;
    const reasons = found.flatMap((problem, i) => (problem ? [{ verb: asked[i][0], problem }] : []));
    this.reasons = once(reasons);
    this.questioned = mark;
  }

  /** Why a verb cannot be chosen at all. */
  async whyVerb(verb: number): Promise<Problem | null> {
    const position = this.position();
    if (!position || !this.stage) return null;
    return this.because(questions(position.welcome.vocabulary, [], this.stage, verbMark(verb))[0]);
  }

  private because(action: OpenCode): Promise<Problem | null> {
    const id = action.join();
    const known = this.answers.get(id);
    if (known) return known;
    const seat = this.position()?.seat ?? -1;
    if (!this.passing.take()) return Promise.resolve(null);
    const asked = this.line()?.ask({ type: 'why', seat, action }) ?? Promise.resolve(null);
    const found = asked.then((reply) => (reply?.type === 'because' ? reply.problem : null));
    this.answers.set(id, found);
    return found;
  }

  async act(code: Code): Promise<void> {
    const position = this.position();
    const line = this.line();
    if (!line || !position || this.sending) return;
    const { seat } = position;
    this.sending = true;
    const answer = await line.command({ type: 'act', seat, action: code });
    if (answer.type === 'done') this.tentative = decided(this.tentative, { seat, code });
    this.sending = false;
    this.chosen = [];
  }

  /** Do what is chosen. */
  go(): void {
    if (this.stage?.ready) void this.act(this.stage.ready);
  }
  back(): void {
    this.chosen = this.chosen.slice(0, -1);
    this.reasons = [];
  }
  cancel(): void {
    this.chosen = [];
    this.reasons = [];
  }

  async undo(): Promise<void> {
    const seat = this.position()?.update.undo[0];
    const line = this.line();
    if (seat === undefined || !line || this.sending) return;
    this.sending = true;
    const answer = await line.command({ type: 'undo', seat });
    if (answer.type === 'done') this.tentative = takenBack(this.tentative);
    this.sending = false;
  }

  async redo(): Promise<void> {
    if (this.redoable) await this.act(this.redoable);
  }
}

/** Each rule once; without its verb where it speaks for all of them. */
function once(reasons: Reason[]): Reason[] {
  const byText = new Map<string, Reason[]>();
  for (const reason of reasons) {
    const text = JSON.stringify(reason.problem);
    byText.set(text, [...(byText.get(text) ?? []), reason]);
  }
  const all = byText.size === 1;
  return [...byText.values()].map(([reason]) => (all ? { ...reason, verb: null } : reason));
}
