// The records of a game as lines in words.

import type { Happened, Told } from '../lib/protocol';
import type { GameWords } from '../lib/words';

export type Line = { id: string; seat: number; text: string; law: string };

/** Newest first, at most so many; a decision tells its events, anything else has a sentence of its own. */
export function linesOf(log: readonly Happened[], words: GameWords, most: number): Line[] {
  const lines: Line[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < most; i -= 1) {
    const record = log[i];
    const events = record.events ?? [];
    for (let k = events.length - 1; k >= 0; k -= 1) {
      lines.push({ id: `${i}-${k}`, seat: seatOf(record, events[k]), text: words.event(events[k]), law: events[k].law });
    }
    if (record.kind !== 'play') {
      lines.push({ id: `${i}`, seat: record.seat, text: aside(record, words), law: '' });
    }
  }
  return lines;
}

/** Whose sign stands before the line: whoever it is about, else whoever decided. */
const seatOf = (record: Happened, event: Told): number =>
  event.args?.find(([name, kind]) => name === 'seat' && kind === 'seat')?.[2] ?? record.seat;

function aside(record: Happened, words: GameWords): string {
  const body = (record.body ?? {}) as Record<string, unknown>;
  return words.words.say(`table-record-${record.kind}`, {
    seat: record.seat >= 0 ? words.value('seat', record.seat) : '',
    yes: body.yes ? 'yes' : 'no',
    on: body.on ? 'on' : 'off',
    back: body.name ? 'no' : 'yes',
  });
}
