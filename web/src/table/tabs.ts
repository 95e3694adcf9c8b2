// Which parts of a table can be switched between, on which screens.

import { VERB, wordOf, type Mark } from '../lib/narrow';
import type { Vocabulary } from '../lib/protocol';

/** How the page is laid out: wide, a tablet that lies or stands, or a phone. */
export type Form = 'wide' | 'lying' | 'standing' | 'phone';
export type Tab = 'board' | 'mat' | 'hand' | 'log' | 'chat';

export const ICONS: Record<Tab, string> = {
  board: 'u-map', mat: 'u-board', hand: 'u-cards', log: 'u-log', chat: 'u-chat',
};

const TABS: Record<Form, Tab[]> = {
  wide: [],
  lying: ['mat', 'log', 'chat'],
  standing: ['mat', 'log', 'chat'],
  phone: ['board', 'mat', 'hand', 'log', 'chat'],
};

export const tabsOf = (form: Form): Tab[] => TABS[form];

/** The part that is shown: the chosen one, or the first that this screen can show. */
export function lastShown(form: Form, chosen: Tab): Tab | undefined {
  return TABS[form].includes(chosen) ? chosen : TABS[form][0];
}

/** The parts in which one of these can be chosen, as the game says where it lies. */
export function litTabs(marks: readonly Mark[], vocabulary: Vocabulary, where: (kind: string, word: string) => Tab | undefined): Set<Tab> {
  return new Set(marks.flatMap(({ kind, value }) => (kind === VERB ? [] : (where(kind, wordOf(vocabulary, kind, value)) ?? []))));
}
