// From the legal actions and what has been clicked so far to what can be clicked next.
//
// Nothing here knows a rule: whatever comes out is one of the codes that the server sent.

import type { Code, OpenCode, Vocabulary } from './protocol';

/** Something that can be clicked: a value of one of the codec's kinds, or a verb. */
export type Mark = { kind: string; value: number };

/** The field of an action that is to be filled next. */
export type Gap = { verb: string; name: string; kind: string };

/** How far the choice of an action has come. */
export type Stage = {
  /** What was picked, in order. */
  chosen: Mark[];
  /** The legal codes that agree with it. */
  candidates: Code[];
  /** What can be picked next: at least one candidate stays, and fewer than before unless there is only one. */
  marks: Mark[];
  /** The verb, once all candidates share it. */
  verb: number | null;
  /** The first field that is still open, once the verb is known. */
  gap: Gap | null;
  /** The action, once only one is left. */
  ready: Code | null;
  /** Whether every int of the ready action was picked and none followed by itself. */
  explicit: boolean;
};

export const VERB = 'verb';

export const verbMark = (value: number): Mark => ({ kind: VERB, value });
export const sameMark = (a: Mark, b: Mark): boolean => a.kind === b.kind && a.value === b.value;
export const hasMark = (marks: readonly Mark[], kind: string, value: number): boolean =>
  marks.some((mark) => mark.kind === kind && mark.value === value);
export const sameCode = (a: Code, b: Code): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** Which place of a code each pick stands for (0: the verb), or null if the code disagrees. */
type Reading = { places: number[]; inOrder: boolean };

const kindAt = (vocabulary: Vocabulary, code: Code, place: number): string =>
  place === 0 ? VERB : vocabulary.verbs[code[0]].fields[place - 1][1];

function inOrder(vocabulary: Vocabulary, code: Code, chosen: readonly Mark[]): number[] | null {
  const places: number[] = [];
  for (const mark of chosen) {
    let place = 0;
    while (place < code.length && (places.includes(place) || kindAt(vocabulary, code, place) !== mark.kind)) {
      place += 1;
    }
    if (place === code.length || code[place] !== mark.value) return null;
    places.push(place);
  }
  return places;
}

function inAnyOrder(
  vocabulary: Vocabulary, code: Code, chosen: readonly Mark[], places: number[] = [],
): number[] | null {
  if (places.length === chosen.length) return places;
  const mark = chosen[places.length];
  for (let place = 0; place < code.length; place += 1) {
    if (places.includes(place) || code[place] !== mark.value) continue;
    if (kindAt(vocabulary, code, place) !== mark.kind) continue;
    const found = inAnyOrder(vocabulary, code, chosen, [...places, place]);
    if (found) return found;
  }
  return null;
}

function read(vocabulary: Vocabulary, code: Code, chosen: readonly Mark[]): Reading | null {
  const straight = inOrder(vocabulary, code, chosen);
  if (straight) return { places: straight, inOrder: true };
  const crossed = inAnyOrder(vocabulary, code, chosen);
  return crossed && { places: crossed, inOrder: false };
}

/**
 * The stage after these picks.
 *
 * Two fields of one kind (from where, to where) are filled in the order of the clicks; only where no action of
 * the same verb can be read so, the second field may be clicked first.
 */
export function narrow(vocabulary: Vocabulary, legal: readonly Code[], chosen: readonly Mark[] = []): Stage {
  const readings: { code: Code; reading: Reading }[] = [];
  const straight = new Set<number>();
  for (const code of legal) {
    const reading = read(vocabulary, code, chosen);
    if (!reading) continue;
    readings.push({ code, reading });
    if (reading.inOrder) straight.add(code[0]);
  }
  const kept = readings.filter(({ code, reading }) => reading.inOrder || !straight.has(code[0]));
  const candidates = kept.map(({ code }) => code);
  const verbs = new Set(candidates.map((code) => code[0]));
  const verb = verbs.size === 1 ? candidates[0][0] : null;
  const ready = candidates.length === 1 ? candidates[0] : null;
  return {
    chosen: [...chosen],
    candidates,
    marks: ready ? (chosen.length === 0 ? marksOf(vocabulary, ready).slice(1) : []) : open(vocabulary, kept, verbs.size),
    verb,
    gap: ready || verb === null ? null : firstGap(vocabulary, kept),
    ready,
    explicit: ready !== null && kept[0].reading.places.length >= kept[0].code.length - (verbsOf(legal) === 1 ? 1 : 0),
  };
}

const verbsOf = (codes: readonly Code[]): number => new Set(codes.map((code) => code[0])).size;

/** Whether all candidates have the same there, so that nothing is left to choose. */
const agreed = (kept: { code: Code }[], place: number): boolean =>
  kept.every(({ code }) => code[place] === kept[0].code[place]);

/** For each candidate the first open field of every kind: picking it narrows further. */
function open(vocabulary: Vocabulary, kept: { code: Code; reading: Reading }[], verbs: number): Mark[] {
  const found = new Map<string, Mark & { codes: number }>();
  for (const { code, reading } of kept) {
    const seen = new Set<string>();
    for (let place = verbs > 1 ? 0 : 1; place < code.length; place += 1) {
      if (reading.places.includes(place) || (verbs === 1 && agreed(kept, place))) continue;
      const kind = kindAt(vocabulary, code, place);
      if (seen.has(kind)) continue;
      seen.add(kind);
      const id = `${kind} ${code[place]}`;
      const mark = found.get(id) ?? { kind, value: code[place], codes: 0 };
      mark.codes += 1;
      found.set(id, mark);
    }
  }
  return [...found.values()]
    .filter((mark) => mark.codes < kept.length) // shared by all: nothing to choose
    .map(({ kind, value }) => ({ kind, value }));
}

/** The first field on which the candidates of one verb still differ. */
function firstGap(vocabulary: Vocabulary, kept: { code: Code; reading: Reading }[]): Gap | null {
  const { code, reading } = kept[0];
  const { word, fields } = vocabulary.verbs[code[0]];
  for (let place = 1; place < code.length; place += 1) {
    if (reading.places.includes(place) || agreed(kept, place)) continue;
    const [name, kind] = fields[place - 1];
    return { verb: word, name, kind };
  }
  return null;
}

/** The stage after one more pick; a pick that fits nothing starts afresh with it, or changes nothing. */
export function pick(vocabulary: Vocabulary, legal: readonly Code[], stage: Stage, mark: Mark): Stage {
  const on = narrow(vocabulary, legal, [...stage.chosen, mark]);
  if (on.candidates.length > 0) return on;
  const afresh = narrow(vocabulary, legal, [mark]);
  return afresh.candidates.length > 0 ? afresh : stage;
}

/** Everything that makes up an action, as marks. */
export function marksOf(vocabulary: Vocabulary, code: Code): Mark[] {
  return code.map((value, place) => ({ kind: kindAt(vocabulary, code, place), value }));
}

/** What all actions that are left have in common, once it is one verb: in the order of the fields. */
export function given(vocabulary: Vocabulary, { candidates, verb }: Stage): Mark[] {
  if (verb === null) return [];
  const codes = candidates.map((code) => ({ code }));
  return marksOf(vocabulary, candidates[0]).filter((_, place) => agreed(codes, place));
}

/** What is picked, and what follows from it by itself. */
export function known(vocabulary: Vocabulary, stage: Stage): Mark[] {
  if (stage.chosen.length === 0) return [];
  const shared = given(vocabulary, stage);
  return [...shared, ...stage.chosen.filter((mark) => !hasMark(shared, mark.kind, mark.value))];
}

/** The stage before the last pick. */
export function back(vocabulary: Vocabulary, legal: readonly Code[], stage: Stage): Stage {
  return narrow(vocabulary, legal, stage.chosen.slice(0, -1));
}

/** The values of the open field, for lists of choices. */
export function choices(vocabulary: Vocabulary, stage: Stage): number[] {
  const { gap, candidates } = stage;
  if (!gap) return [];
  const place = 1 + vocabulary.verbs[candidates[0][0]].fields.findIndex(([name]) => name === gap.name);
  return [...new Set(candidates.map((code) => code[place]))].sort((a, b) => a - b);
}

/** How many things of which kind can be chosen next: verbs, or the values of the open field; null: nothing is open. */
export function leftToChoose(vocabulary: Vocabulary, stage: Stage): { kind: string; count: number } | null {
  if (stage.candidates.length < 2) return null;
  if (stage.gap) return { kind: stage.gap.kind, count: choices(vocabulary, stage).length };
  return { kind: VERB, count: verbsOf(stage.candidates) };
}

/** How one int is written in the notation. */
export function wordOf(vocabulary: Vocabulary, kind: string, value: number): string {
  if (kind === VERB) return vocabulary.verbs[value]?.word ?? String(value);
  if (kind === 'field') return fieldXY(value).join(',');
  return vocabulary.words[kind]?.[value] ?? String(value);
}

/** The int of a word; -1 if the vocabulary knows it not. What has no words is written in digits. */
export function numberOf(vocabulary: Vocabulary, kind: string, word: string): number {
  if (kind === VERB) return vocabulary.verbs.findIndex((verb) => verb.word === word);
  const words = vocabulary.words[kind];
  return words ? words.indexOf(word) : Number(word);
}

const SPAN = 31;
export const fieldXY = (at: number): [x: number, y: number] => [
  (at % 64) - SPAN - 1, Math.floor(at / 64) - SPAN - 1,
];

/** The action in text notation: its word, then one word for each int. */
export function notation(vocabulary: Vocabulary, code: Code): string {
  const { word, fields } = vocabulary.verbs[code[0]];
  return [word, ...fields.map(([, kind], i) => wordOf(vocabulary, kind, code[i + 1]))].join(' ');
}

/**
 * What to ask when something that is not lit was pointed at: actions of which only that, and what was chosen before,
 * is filled in. Where no verb is chosen yet there is one for each verb that knows such a thing; where one is, there is
 * none if that verb knows no such thing.
 */
export function questions(vocabulary: Vocabulary, verbs: readonly number[], stage: Stage, mark: Mark): OpenCode[] {
  if (mark.kind === VERB) return [[mark.value, ...vocabulary.verbs[mark.value].fields.map(() => null)]];
  if (stage.chosen.length > 0 && stage.verb !== null) {
    const begun = question(vocabulary, stage.verb, stage, mark);
    return begun ? [begun] : [];
  }
  const afresh = { ...stage, chosen: [], gap: null };
  return verbs.map((verb) => question(vocabulary, verb, afresh, mark)).filter((code) => code !== null);
}

/** An action of a verb with what was chosen and the mark in their places; null if it has no place for the mark. */
function question(vocabulary: Vocabulary, verb: number, { chosen, gap }: Pick<Stage, 'chosen' | 'gap'>, mark: Mark): OpenCode | null {
  const { word, fields } = vocabulary.verbs[verb];
  const code: OpenCode = [verb, ...fields.map(() => null)];
  const put = ({ kind, value }: Mark, wanted?: string): boolean => {
    const free = (name: string, place: number): boolean => fields[place][1] === kind && code[place + 1] === null && (!wanted || wanted === name);
    const place = fields.findIndex(([name], i) => free(name, i));
    if (place >= 0) code[place + 1] = value;
    return place >= 0;
  };
  for (const picked of chosen) if (picked.kind !== VERB) put(picked);
  const inGap = gap?.verb === word && put(mark, gap.name);
  return inGap || put(mark) ? code : null;
}
