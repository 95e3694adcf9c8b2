// Which parts of a table can be switched between, on which screens.

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

/** The parts in which something of these kinds can be chosen, as the game says where its kinds lie. */
export function litTabs(kinds: Iterable<string>, where: Readonly<Record<string, Tab>>): Set<Tab> {
  const found = new Set<Tab>();
  for (const kind of kinds) if (where[kind]) found.add(where[kind]);
  return found;
}
