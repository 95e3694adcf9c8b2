// What the server says of a game that somebody wrote down: kept with the replay while the browser is open.

export type Noticed = { level: string; key: string; line: number; column: number; text: string; reading: string };
export type JudgedTurn = {
  line: number;
  /** Whose turn, by the letter of the notation; empty: the setup. */
  letter: string;
  verdict: 'legal' | 'open' | 'other-edition' | 'illegal';
  law: string;
  edition: string;
  column: number;
  deed: string;
  unrecorded: string;
  unexplained: string;
  remarks: Noticed[];
  /** Where it begins in the replay; null: the replay ends before it. */
  at: number | null;
};
export type Recorded = { turns: JudgedTurn[]; remarks: Noticed[] };

const KEY = 'recorded:';
const HEADER = /^\uFEFF?\s*(?:\/\/.*\n|#.*\n|\s*\n)*\s*(?:map|deck|clearings|landmarks|hirelings|pool|[A-Z])\s*:/i;

/** Whether a text is a game in the players' notation rather than a journal. */
export function isRecorded(text: string): boolean {
  return !text.trimStart().startsWith('{') && HEADER.test(text);
}

export function keepRecorded(table: string, { turns, remarks }: Recorded, store: Storage = sessionStorage): void {
  try {
    store.setItem(KEY + table, JSON.stringify({ turns, remarks }));
  } catch {
    // A full store: the replay is there all the same.
  }
}

export function recordedOf(table: string, store: Storage = sessionStorage): Recorded | null {
  const kept = store.getItem(KEY + table);
  return kept === null ? null : (JSON.parse(kept) as Recorded);
}

/** The turn that a position of the replay is in. */
export function turnOf(turns: readonly JudgedTurn[], at: number): number {
  let found = 0;
  turns.forEach((turn, number) => {
    if (turn.at !== null && turn.at <= at) found = number;
  });
  return found;
}
