// Lines of the log in words: the server says which parts a line has, the catalogues how each is put.
//
// As `src/lichtung/locale/telling.py` does it for the terminal, with marks for what can be found on the table.

import type { Mark } from './narrow';
import type { Argument, Chair, Deciding, SentencePart } from './protocol';
import { asVariables, PERSON, type Args, type Forms, type GameWords } from './words';

/** Who reads: the seat that is spoken to, and the names of people on other seats. */
export type Reader = { seat: number | null; names: ReadonlyMap<number, string> };
export const NOBODY: Reader = { seat: null, names: new Map() };

/** A piece of a sentence; a mark if it names something that can be pointed at. */
export type Piece = { text: string; mark: Mark | null };

const PEOPLE: ReadonlySet<string> = new Set(['seat', 'owner']);

// Characters that no catalogue uses, around what an argument says.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const PIECES = new RegExp(`${OPEN}(\\d+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);
const MARKS = new RegExp(`${OPEN}\\d+${MIDDLE}|${CLOSE}`, 'g');
const FIRST = new RegExp(`^((?:${OPEN}\\d+${MIDDLE})?)(.)`, 'u');
const ENDED = new RegExp(`[.!]${CLOSE}?$`);

/** Whoever sits alone on a seat of ours is spoken to; other people are called by name if only one has it. */
export function readerOf(chairs: readonly Chair[]): Reader {
  const mine = chairs.filter(({ yours }) => yours);
  const seat = mine.length === 1 ? mine[0].seat : null;
  const named = chairs.filter((chair) => chair.name && chairs.filter(({ name }) => name === chair.name).length === 1);
  return { seat, names: new Map(named.map((chair) => [chair.seat, chair.name ?? ''])) };
}

/** Says lines of one game to one reader. */
export class Storyteller {
  constructor(
    readonly words: GameWords,
    readonly reader: Reader = NOBODY,
  ) {}

  /** A whole sentence in pieces, so that what it speaks of can be found on the table. */
  pieces(parts: readonly SentencePart[]): Piece[] {
    const marks: Mark[] = [];
    let said = '';
    for (const part of parts) {
      const text = this.part(part, marks)[''];
      said = said === '' ? text : this.join(part.glue ?? '', said, text);
    }
    const whole = this.words.words.say(ENDED.test(said) ? 'line-ended' : 'line-end', { line: capital(said) });
    // A capture of two groups between the texts: text, number, name, text, ...
    return whole.split(PIECES).flatMap((text, i, split) => {
      if (i % 3 === 1 || text === '') return [];
      return [{ text, mark: i % 3 === 0 ? null : marks[Number(split[i - 1])] }];
    });
  }

  /** Whoever acts or suffers, in all forms under the name of an argument. */
  personAs(name: string, seat: number): Args {
    return asVariables(name, this.person('seat', seat));
  }

  /** What made somebody decide in the middle of things: who does what, and where. `by`: who else is part of it. */
  cause({ step, about }: Pick<Deciding, 'step' | 'about'>, by: number | null): string {
    const key = `${this.words.game}-cause-${this.words.stepWord(step)}`;
    if (!this.words.words.has(key)) return '';
    const said: Args = by === null ? { by: 'none' } : this.personAs('by', by);
    for (const argument of about) Object.assign(said, this.argument(argument, []));
    return capital(this.words.words.say(key, said).replace(MARKS, ''));
  }

  private join(glue: string, before: string, after: string): string {
    return this.words.words.say(`line-${glue}`, { before, after, capital: capital(after) });
  }

  /** What a part says, and its other forms by their names. */
  private part({ key, args = [], phrases = {} }: SentencePart, marks: Mark[]): Forms {
    const said: Args = { reader: this.reader.seat ?? -1 };
    for (const argument of args) Object.assign(said, this.argument(argument, marks));
    for (const [name, members] of Object.entries(phrases)) {
      const forms = this.phrase(members.map((member) => this.part(member, marks)));
      const meant = args.find(([own]) => own === name);
      Object.assign(said, asVariables(name, meant ? marked(plain(forms), meant, marks) : forms));
    }
    return this.words.words.forms(`${this.words.game}-${key}`, said);
  }

  /** Several parts as a list; a single one has forms. */
  private phrase(members: readonly Forms[]): Forms {
    if (members.length === 1) return members[0];
    return {
      '': members.map((member) => member['']).reduce(
        (text, member, i) => (i === 0 ? member : this.join(i === members.length - 1 ? 'list-last' : 'list-next', text, member)), '',
      ),
    };
  }

  /** An argument by its name, in all its forms. */
  private argument(argument: Argument, marks: Mark[]): Args {
    const [name, kind, value] = argument;
    if (kind === 'count') return { [name]: value ?? 0 }; // numbers stay numbers, so that Fluent can choose plurals
    const forms = PEOPLE.has(kind) && value !== null ? this.person(kind, value) : this.words.thing(kind, value);
    return { ...asVariables(name, marked(forms, argument, marks)), [`${name}-known`]: value === null ? 'no' : 'yes' };
  }

  /** You, somebody by name, else the faction. */
  private person(kind: string, seat: number): Forms {
    const name = this.reader.names.get(seat);
    if (seat === this.reader.seat) return this.words.words.forms('person-you');
    return name === undefined ? this.words.thing(kind, seat) : this.words.words.forms('person-named', { name });
  }
}

/** The forms of what an argument names, with its mark; what the reader may not know has none. */
function marked(forms: Forms, [, kind, value]: Argument, marks: Mark[]): Forms {
  if (value === null || value < 0) return forms;
  marks.push({ kind, value });
  const around = (text: string): string => `${OPEN}${marks.length - 1}${MIDDLE}${text}${CLOSE}`;
  return Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, form === PERSON ? text : around(text)]));
}

const plain = (forms: Forms): Forms =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, text.replace(MARKS, '')]));

const capital = (text: string): string => text.replace(FIRST, (_, mark: string, first: string) => mark + first.toLocaleUpperCase());
