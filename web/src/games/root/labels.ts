// What a screen reader says of a clearing: what it is, who rules, what stands there, and last whether it can be picked.

import { figureDrawing } from './factions';
import { onPaths } from './hirelings';
import { contentsOf, hiddenKind, rulerOf, type Contents, type PieceKind } from './pieces';
import { landmarksOf } from './landmarks';
import { homeOf } from './opening';
import { suitsOf, type Table } from './table';
import type { MapData } from './view';

/** Buildings and tokens with their numbers. */
export function countedPieces({ buildings, tokens }: Contents): { kind: PieceKind; count: number }[] {
  const counted = new Map<string, { kind: PieceKind; count: number }>();
  for (const kind of buildings) counted.set(kind.word, { kind, count: (counted.get(kind.word)?.count ?? 0) + 1 });
  for (const kind of tokens) counted.set(kind.word, { kind, count: kind.count });
  return [...counted.values()];
}

/** A building or token by name; what lies face down has none. */
export const pieceName = (t: Table, kind: PieceKind): string =>
  kind.word === hiddenKind(kind.owner).word ? t.say('root-web-hidden', { seat: t.named('seat', kind.owner) }) : t.named('piece', kind.word);

/** A single figure by its own name if it has one, else by its owner's. */
export const figureName = (t: Table, owner: string, figure: string | null): string => {
  const seat = t.named('seat', owner);
  return figureDrawing(owner, figure) ? t.say(`root-web-figure-${figure}`, { seat }) : seat;
};

/** What else is to be said of a place. */
export function placeMarks(t: Table, place: string): string[] {
  const { view } = t;
  const map: MapData = t.data.map;
  const said: [boolean, string][] = [
    [view.sealed.includes(place), 'root-web-sealed'],
    [map.lake?.includes(place) ?? false, 'root-web-shore'],
  ];
  const beyond = closedTo(t, place);
  const home = homeOf(t, place);
  return [
    ...(home === null ? [] : [t.say('root-web-homeland', { seat: t.named('seat', home) })]),
    ...said.filter(([is]) => is).map(([, key]) => t.say(key)),
    ...landmarksOf(t).filter((one) => one.place === place).map(({ word }) => t.say(`root-landmark-${word}`)),
    ...onPaths(t).filter(({ path }) => path.includes(place)).map(({ owner, path }) => t.say('root-web-on-path', { seat: t.named('seat', owner), clearing: path.find((end) => end !== place) ?? '' })),
    ...(beyond.length ? [t.say('root-web-closed-to', { list: beyond.join(', '), count: beyond.length })] : []),
  ];
}

/** Where closed paths would lead from a clearing. */
export const closedTo = (t: Table, place: string): string[] =>
  (t.view.closed_paths ?? []).filter((ends) => ends.includes(place)).map(([one, two]) => (one === place ? two : one));

/** A path by its word, as a sentence. */
export function pathLabel(t: Table, word: string, closed: boolean): string {
  const [one, two] = word.split('-');
  return t.say(closed ? 'root-web-closed-path' : 'root-web-path', { one, two });
}

/** The contents of a clearing as short phrases. */
export function contentLines(t: Table, place: string): string[] {
  const contents = contentsOf(t.view, t.data, t.kinds, place);
  const { groups, ruin, free } = contents;
  const lines = groups.map(({ owner, figure, count }) =>
    count === null ? figureName(t, owner, figure) : t.say('root-web-warriors-of', { count, seat: t.named('seat', owner) }),
  );
  for (const { kind, count } of countedPieces(contents)) lines.push(t.say('root-web-pieces-of', { count, piece: pieceName(t, kind) }));
  if (ruin) lines.push(t.say('root-web-ruin'));
  if (free) lines.push(t.say('root-web-free-slots', { count: free }));
  return [...lines, ...placeMarks(t, place)];
}

/** Letters for which two short lines have room. */
const SHORT = 54;

/** As many phrases as two lines hold, and how many there are besides. */
export function inShort(t: Table, phrases: string[]): string {
  const kept: string[] = [];
  for (const phrase of phrases) {
    if (kept.length > 0 && [...kept, phrase].join(', ').length > SHORT) break;
    kept.push(phrase);
  }
  const left = phrases.length - kept.length;
  return [...kept, ...(left > 0 ? [t.say('root-web-and-more', { count: left })] : [])].join(', ');
}

export function clearingTitle(t: Table, place: string): string {
  const suits = suitsOf(t, place);
  if (!suits.length) return t.named('place', place);
  return t.say('root-web-clearing', { clearing: place, suit: suits.map((suit) => t.say(`root-suit-${suit}`)).join(' / ') });
}

/** Who rules, as a sentence. */
export function ruleOf(t: Table, place: string): string {
  const ruler = rulerOf(t.view, place);
  if (ruler === null) return t.say('root-web-no-ruler');
  return ruler === t.me ? t.say('root-web-you-rule') : t.say('root-web-rules', { seat: t.named('seat', ruler) });
}

export function clearingLabel(t: Table, place: string): string {
  const there = contentLines(t, place).join(', ');
  const light = t.lights.placeLight(place);
  const sign = t.lights.placeSign(place);
  return [
    `${clearingTitle(t, place)}.`,
    ruleOf(t, place),
    there && `${there}.`,
    sign ? t.say(`root-web-${sign}`) : '',
    light ? t.say(`root-web-${light}`) : '',
  ].filter(Boolean).join(' ');
}
