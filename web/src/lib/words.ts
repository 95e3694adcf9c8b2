// Turns keys and ints into sentences of one language; the same catalogues and the same keys as on the server.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast.js';
import { wordOf } from './narrow';
import type { Argument, Code, Deciding, Outcome, Problem, Told, Vocabulary } from './protocol';

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;
export type Say = (key: string, args?: Args) => string;

/** How a game writes the words of one kind in keys, e.g. a tile by its building. */
export type Spelling = (kind: string, word: string) => [kind: string, word: string];
const AS_WRITTEN: Spelling = (kind, word) => [kind, word.replaceAll('.', '-')];

type Loader = () => Promise<{ default: string }>;
const LOADERS: Record<Language, { main: Loader; law: Loader; learn: Loader; hired: Loader }> = {
  de: {
    main: () => import('virtual:words/de'), law: () => import('virtual:words/de-law'), learn: () => import('virtual:words/de-learn'),
    hired: () => import('virtual:words/de-hired'),
  },
  en: {
    main: () => import('virtual:words/en'), law: () => import('virtual:words/en-law'), learn: () => import('virtual:words/en-learn'),
    hired: () => import('virtual:words/en-hired'),
  },
};

/** The messages of one language. A missing one shows its key and is counted, and never stops a game. */
export class Words {
  readonly missing = new Map<string, number>();
  private readonly bundle: FluentBundle;
  private law: Promise<void> | null = null;
  private learn: Promise<void> | null = null;
  private hired: Promise<void> | null = null;

  constructor(readonly language: Language, text: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.add(text);
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say: Say = (key, args) => {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      this.missing.set(key, (this.missing.get(key) ?? 0) + 1);
      return key;
    }
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, args, errors);
  };

  /** The message under no name, and its attributes by theirs: the forms of a noun, for instance. */
  forms(key: string, args?: Args): Forms {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return { '': this.say(key, args) };
    const errors: Error[] = [];
    const said = (pattern: Pattern): string => this.bundle.formatPattern(pattern, args, errors);
    return Object.fromEntries([['', said(message.value)], ...Object.entries(message.attributes).map(([name, one]) => [name, said(one)])]);
  }

  /** Loads the rules and our readings of them; from then on `say` knows them. */
  async rules(): Promise<void> {
    this.law ??= LOADERS[this.language].law().then(({ default: text }) => this.add(text));
    await this.law;
  }

  /** Loads what lessons and puzzles say. */
  async lessons(): Promise<void> {
    this.learn ??= LOADERS[this.language].learn().then(({ default: text }) => this.add(text));
    await this.learn;
  }

  /** Loads what hirelings are called, away from a game that has them. */
  async hirelings(): Promise<void> {
    this.hired ??= LOADERS[this.language].hired().then(({ default: text }) => this.add(text));
    await this.hired;
  }

  /** A paragraph of the rules in our own words; the rules are loaded when first asked for. */
  async paragraph(law: string): Promise<string> {
    await this.rules();
    return this.lawText(law);
  }

  /** The text of a paragraph once the rules are there; none: empty. */
  lawText(law: string): string {
    const key = `law-${law.replaceAll('.', '-')}`;
    return this.has(key) ? this.say(key) : '';
  }
}

export async function load(language: Language): Promise<Words> {
  return new Words(language, (await LOADERS[language].main()).default);
}

/** The language that was chosen before, else the browser's first one that we speak, else German. */
export function preferred(chosen: string | null, browser: readonly string[]): Language {
  const speaks = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);
  if (chosen && speaks(chosen)) return chosen;
  return browser.map((code) => code.slice(0, 2).toLowerCase()).find(speaks) ?? 'de';
}

/** What a thing is called, by form: under no name its plain name, `acc` and the like, `person` for the verb. */
export type Forms = Record<string, string>;
export const PERSON = 'person';
const CASES = ['nom', 'acc', 'dat', 'gen'];

/** Forms of a thing as variables: `seat`, `seat-acc` and so on. */
export const asVariables = (name: string, forms: Forms): Args =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [form === '' ? name : `${name}-${form}`, text]));

/** Where an action stands: at which step, and as which part of what is under way. */
export type At = { step: string; within?: { at: number; of: number } };

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The words of one game: actions, refusals and decisions as sentences; `telling.ts` tells what happened. */
export class GameWords {
  constructor(
    readonly words: Words,
    readonly game: string,
    readonly vocabulary: Vocabulary,
    private readonly spelling: Spelling = AS_WRITTEN,
  ) {}

  /** One argument in words. */
  value = (kind: string, value: number | null): string => {
    if (kind === 'count') return String(value ?? '?');
    if (value === null || value < 0) return this.words.say(`${this.game}-${kind}-hidden`);
    const key = this.key(kind, value);
    return this.words.has(key) ? this.words.say(key) : wordOf(this.vocabulary, kind, value);
  };

  /** Where the catalogues have what a value is called. */
  key(kind: string, value: number): string {
    return `${this.game}-${this.spelling(kind, wordOf(this.vocabulary, kind, value)).join('-')}`;
  }

  /** What something is called, by the forms that sentences need; the bare name where it has none of its own. */
  thing(kind: string, value: number | null): Forms {
    const text = this.value(kind, value);
    const key = value === null || value < 0 ? '' : this.key(kind, value);
    const own = this.words.has(key) ? this.words.forms(key) : {};
    return { ...Object.fromEntries(CASES.map((form) => [form, text])), [PERSON]: 'third', ...own, '': text };
  }

  /** Something of which there are more or fewer: a kind of piece, or the warriors of somebody. */
  counted(kind: string, value: number): string {
    const key = `web-counted-${this.game}-${kind}`;
    return this.words.has(key) ? this.words.say(key, { [kind]: this.value(kind, value) }) : this.value(kind, value);
  }

  private args(named: Argument[]): Args {
    const args: Args = {};
    for (const [name, kind, value] of named) {
      // Counts stay numbers, so that Fluent can choose plurals.
      if (kind === 'count' && value !== null) args[name] = value;
      else Object.assign(args, asVariables(name, this.thing(kind, value)));
    }
    return args;
  }

  /** The label of an action; at a step that has words of its own for its verb, these. */
  action(code: Code, at?: At): string {
    return this.labelled('action', code, at);
  }

  /** The same beside a table that lights its places: nobody reads there what they are called. */
  shown(code: Code, at?: At): string {
    const { word } = this.vocabulary.verbs[code[0]];
    return this.labelled(this.words.has(`${this.game}-lit-${word}`) ? 'lit' : 'action', code, at);
  }

  private labelled(what: 'action' | 'lit', code: Code, at?: At): string {
    const { word, fields } = this.vocabulary.verbs[code[0]];
    const named = fields.map(([name, kind], i): Argument => [name, kind, code[i + 1]]);
    return this.here(word, at) ?? this.words.say(`${this.game}-${what}-${word}`, this.args(named));
  }

  verb(number: number, at?: At): string {
    const { word } = this.vocabulary.verbs[number];
    return this.here(word, at) ?? this.words.say(`${this.game}-verb-${word}`);
  }

  /** What a verb means at a step: to end a turn is not to end a march. */
  private here(word: string, at?: At): string | null {
    if (!at) return null;
    const inside = `${this.game}-${word}-within-${this.stepWord(at.step)}`;
    if (at.within && this.words.has(inside)) return this.words.say(inside, at.within);
    const own = `${this.game}-${word}-at-${this.stepWord(at.step)}`;
    return this.words.has(own) ? this.words.say(own) : null;
  }

  /** What another player can do. */
  threat(told: Told): string {
    return this.own('threat', told.key, this.args(told.args ?? []));
  }

  /** What is to be decided; where the step has a sentence for what it is about, that one. */
  decision({ step, about = [] }: Pick<Deciding, 'step'> & Partial<Pick<Deciding, 'about'>>): string {
    const own = `${this.game}-prompt-${this.stepWord(step)}`;
    return about.length && this.words.has(own) ? this.words.say(own, this.args(about)) : this.words.say(`${this.game}-decision-${this.stepWord(step)}`);
  }

  /** What is passed over where an action is the only one. */
  skipped({ step }: Pick<Deciding, 'step'>, code: Code): string {
    const key = `${this.game}-skip-${this.stepWord(step)}`;
    return this.words.has(key) ? this.words.say(key) : this.words.say('web-single-any', { action: this.action(code, { step }) });
  }

  stepWord(step: string): string {
    return step.replace(`${this.game}.`, '').replaceAll('.', '-');
  }

  outcome({ key, winners }: Pick<Outcome, 'key' | 'winners'>): string {
    const winner = winners.map((seat) => this.value('seat', seat)).join(' & ');
    const own = `${this.game}-result-${key}`;
    return this.words.say(this.words.has(own) ? own : `table-result-${key}`, { winner });
  }

  /** Why something was not done: a refusal of the rules or any other mistake. */
  problem(problem: Problem): string {
    const fields = problem.args?.fields;
    if (!Array.isArray(fields)) return sayProblem(this.words, problem);
    const named = fields as Argument[];
    const args = this.args(named);
    if (named.every(([, , value]) => value !== null)) {
      const here = `web-here-${this.game}-${problem.key}`; // where the table shows which place is meant
      return this.words.has(here) ? this.words.say(here, args) : this.own('refusal', problem.key, args);
    }
    // It holds for all that could be meant: then there are words that name none of them.
    const general = `web-open-${this.game}-${problem.key}`;
    return this.words.say(this.words.has(general) ? general : 'web-open-any', args);
  }

  private own(prefix: string, key: string, args: Args): string {
    const own = `${this.game}-${prefix}-${key}`;
    return this.words.say(this.words.has(own) ? own : `${prefix}-${key}`, args);
  }
}

/** A mistake that has nothing to do with a game's rules. */
export function sayProblem(words: Words, problem: Problem): string {
  const plain = Object.entries(problem.args ?? {}).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  const args = Object.fromEntries(plain);
  for (const key of [`web-error-${problem.key}`, `error-${problem.key}`, `refusal-${problem.key}`]) {
    if (words.has(key)) return words.say(key, args);
  }
  return words.say(`error-${problem.key}`, args);
}
