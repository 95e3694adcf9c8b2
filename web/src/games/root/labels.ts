// What a screen reader says of a clearing: what it is, who rules, what stands there, and last whether it can be picked.

import { contentsOf, rulerOf } from './pieces';
import type { Table } from './table';
import map from './data/autumn.json';

/** The contents of a clearing as short phrases. */
export function contentLines(t: Table, clearing: number): string[] {
  const { groups, buildings, tokens, ruin, free } = contentsOf(t.view, t.kinds, clearing);
  const lines = groups.map(({ seat, count }) =>
    count === null
      ? t.value('seat', seat)
      : t.say('root-web-warriors-of', { count, seat: t.value('seat', seat) }),
  );
  const counted = new Map<number, number>();
  for (const one of buildings) counted.set(one.kind, (counted.get(one.kind) ?? 0) + 1);
  for (const one of tokens) counted.set(one.kind, one.count);
  for (const [kind, count] of counted) lines.push(t.say('root-web-pieces-of', { count, piece: t.value('piece', kind) }));
  if (ruin) lines.push(t.say('root-web-ruin'));
  if (free) lines.push(t.say('root-web-free-slots', { count: free }));
  return lines;
}

export function clearingTitle(t: Table, clearing: number): string {
  const suit = t.say(`root-suit-${map.clearings[clearing].suit}`);
  return t.say('root-web-clearing', { clearing: clearing + 1, suit });
}

/** Who rules, as a sentence. */
export function ruleOf(t: Table, clearing: number): string {
  const ruler = rulerOf(t.view, clearing);
  if (ruler === null) return t.say('root-web-no-ruler');
  return ruler === t.seat ? t.say('root-web-you-rule') : t.say('root-web-rules', { seat: t.value('seat', ruler) });
}

export function clearingLabel(t: Table, clearing: number): string {
  const there = contentLines(t, clearing).join(', ');
  const light = t.lights.placeLight(clearing);
  const sign = t.lights.placeSign(clearing);
  return [
    `${clearingTitle(t, clearing)}.`,
    ruleOf(t, clearing),
    there && `${there}.`,
    sign ? t.say(`root-web-${sign}`) : '',
    light ? t.say(`root-web-${light}`) : '',
  ].filter(Boolean).join(' ');
}
