// A game looked at again by a strong computer player; types as in src/lichtung/server/replays/judging.py.

import type { Advised, Code, Problem } from './protocol';
import type { Stop } from './replay';

/** The first choice of a turn: after how many records, whose, everybody's chances in percent. */
export type JudgedMoment = { at: number; turn: number; seat: number; chances: number[]; played: Code[]; agrees: boolean; ways: Advised[] };
/** How a seat's chance went from one turn of its own to the next, or to the end. */
export type JudgedSwing = { seat: number; at: number; until: number; before: number; after: number };
export type Judged = { moments: JudgedMoment[]; swings: JudgedSwing[]; end: number[] | null };
export type JudgingLine = { done: number; total: number; judged?: Judged; problem?: Problem };
export type JudgedPosition = { at: number; seat: number | null; ways: Advised[] };

/** Lines of JSON as they come. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<JudgingLine> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as JudgingLine;
  }
}

/** The chances as a chart draws them: at each turn, and how it ended after all records. */
export function stopsOfJudged({ moments, end }: Judged, n: number): Stop[] {
  const stops = moments.map(({ turn, at, chances }) => ({ turn, at, points: chances }));
  return end ? [...stops, { turn: (stops.at(-1)?.turn ?? 0) + 1, at: n, points: end }] : stops;
}
