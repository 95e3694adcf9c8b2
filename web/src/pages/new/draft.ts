// A table as it is being set up, and what is asked of the server for it.

import type { ClockOptions, GameInfo, HirelingInfo, NewTable } from '../../lib/api';
import { factionOf } from '../../games/root/factions';
import type { HintsWish } from '../../table/hints.svelte';
import mixes from '../../../../src/lichtung/root/data/mixes.json';

export type Sets = 'random' | 'choose' | 'own';
export type Draft = {
  game: string;
  title: string;
  public: boolean;
  /** Switches of the games, as "game.option". */
  options: Record<string, string>;
  sets: Sets;
  ownSets: string[];
  /** Factions in the order of the game; a second seat of a faction is written with -2. */
  factions: string[];
  /** Whether factions are chosen here even where they set up by their cards, which they could be drafted by. */
  named: boolean;
  /** Hirelings that are named, and which side of each lies up; those without one leave it to chance. */
  hirelings: string[];
  sides: Record<string, string>;
  /** Landmarks that are named. */
  landmarks: string[];
  /** How many play where factions are chosen in the game. */
  players: number;
  /** Points with which the machine starts, in a campaign. */
  lead: number;
  /** Who sits where, by the word of the seat. */
  seats: Record<string, string>;
  /** How people at this device are called, by the word of the seat. */
  names: Record<string, string>;
  clock: ClockOptions['mode'];
  minutes: number;
  increment: number;
  timeout: 'agent' | 'lose';
  hints: HintsWish;
};

/** Reach, and mixes that go well together. */
export const MIXES = mixes;
export const MOST_LEAD = 27;
const MOST_FACTIONS = 6;
/** A choice of ours: hirelings and landmarks by name. A.5.1, A.6.1 */
export const NAMED = 'named';
export const IN_PLAY = 3;
export const MOST_LANDMARKS = 2;
/** The sides of a hireling's card, as a setup names them. */
const SIDES = ['promoted', 'demoted'];
const secondOf = (word: string): string => `${word}-2`;
/** A usual table of four. */
export const USUAL: string[] = MIXES.competitive.find((mix) => mix.length === 4) ?? [];

export const freshDraft = (game: string): Draft => ({
  game, title: '', public: false, options: {}, sets: 'random', ownSets: ['reise', 'land_industrie', 'handel_kirche'],
  factions: USUAL, named: false, hirelings: [], sides: {}, landmarks: [], players: 4, lead: 0, seats: {}, names: {},
  clock: 'none', minutes: 30, increment: 0, timeout: 'agent', hints: 'alone',
});

/** How a switch can stand; suits as printed only on boards that print them. */
export function choicesOf(draft: Draft, info: GameInfo, name: string): string[] {
  const choices = info.options.find((option) => option.name === name)?.choices ?? [];
  const single = name === 'landmarks' ? (info.lists.landmarks ?? []) : [];
  if (single.length || (name === 'hirelings' && info.hirelings?.length)) return [...choices.filter((one) => !single.includes(one)), NAMED];
  if (name !== 'markers' || info.lists.printed?.includes(optionOf(draft, info, 'map'))) return choices;
  return choices.filter((choice) => choice !== 'printed');
}

/** How a switch stands: as was wished, where it can. */
export function optionOf(draft: Draft, info: GameInfo, name: string): string {
  const choices = choicesOf(draft, info, name);
  const wished = draft.options[`${draft.game}.${name}`];
  return wished !== undefined && choices.includes(wished) ? wished : (choices[0] ?? '');
}

/** The factions that there are; a second of a kind only beside the first. */
const everyFaction = (info: GameInfo): string[] => info.factions.flatMap(({ id, seats }) => (seats > 1 ? [id, secondOf(id)] : [id]));

/** Those of them that can be chosen: where they set up by cards, the ones that have a card. */
export function factionsOf(draft: Draft, info: GameInfo): string[] {
  const without = info.factions.filter(({ militant }) => militant === null).map(({ id }) => id);
  return everyFaction(info).filter((word) => !byCards(draft, info) || !without.includes(word));
}

/** Those that are chosen. */
export const chosenOf = (draft: Draft, info: GameInfo): string[] => factionsOf(draft, info).filter((word) => draft.factions.includes(word));

/** The factions that the rules play by themselves. */
export const machinesOf = (info: GameInfo): string[] => info.factions.filter(({ decides }) => !decides).map(({ id }) => id);

/** Whether the rules play one of these factions. */
export const hasMachine = (factions: string[], info: GameInfo): boolean => factions.some((word) => machinesOf(info).includes(word));

/** A faction more or less; of two that take each other's place the later one stays. */
export function toggled(draft: Draft, info: GameInfo, word: string): string[] {
  const wanted = new Set(draft.factions);
  if (wanted.has(word)) wanted.delete(word);
  else wanted.add(word);
  for (const { id } of info.factions) {
    if (word === secondOf(id) && wanted.has(word)) wanted.add(id);
    if (!wanted.has(id)) wanted.delete(secondOf(id));
  }
  for (const { id, replaces } of info.factions) {
    if (replaces === null || !wanted.has(id) || !wanted.has(replaces)) continue;
    for (const one of word === id ? [replaces, secondOf(replaces)] : [id]) wanted.delete(one);
  }
  return everyFaction(info).filter((one) => wanted.has(one));
}

/** Whether factions set up by cards, which machines have not. */
export const byCards = (draft: Draft, info: GameInfo): boolean =>
  ['advanced', 'adventurous'].includes(optionOf(draft, info, 'setup')) && optionOf(draft, info, 'mode') !== 'cooperative';

/** Whether factions are chosen in the game; what is adventurous is the draft itself. */
export const drafts = (draft: Draft, info: GameInfo): boolean =>
  byCards(draft, info) && (!draft.named || optionOf(draft, info, 'setup') === 'adventurous');

/** For how many players there are enough setup cards: one stays behind; two choose among militant ones, unless they dare. */
export function draftSizes(draft: Draft, info: GameInfo): number[] {
  const daring = optionOf(draft, info, 'setup') === 'adventurous';
  const cards = info.factions.filter(({ militant }) => militant !== null);
  const militant = cards.filter((card) => card.militant).length;
  return Object.keys(MIXES.advised).map(Number).filter((players) => players < (players === 2 && !daring ? militant : cards.length));
}

/** As many as were wished for, or as near as the cards allow. */
export function playersOf(draft: Draft, info: GameInfo): number {
  const sizes = draftSizes(draft, info);
  return sizes.includes(draft.players) ? draft.players : (sizes.at(-1) ?? 0);
}

/** The seats that somebody decides for. */
export function seatsOf(draft: Draft, info: GameInfo): string[] {
  if (draft.game === 'heirs') return optionOf(draft, info, 'solo') === 'none' ? ['white', 'blue'] : ['white'];
  if (drafts(draft, info)) return Array.from({ length: playersOf(draft, info) }, (_, i) => `player-${i + 1}`);
  return chosenOf(draft, info).filter((word) => !machinesOf(info).includes(word));
}

/** Who sits on a seat: the first is mine, the others wait for people, unless something else was said. */
export const sitterOf = (draft: Draft, seats: string[], word: string): string =>
  draft.seats[word] ?? (word === seats[0] ? 'me' : 'human');

/** What still stands in the way, as a key of the catalogues. */
export function hindrance(draft: Draft, info: GameInfo): string | null {
  if (draft.game === 'heirs') return draft.sets === 'own' && draft.ownSets.length !== 3 ? 'web-new-sets-three' : null;
  if (names(draft, info, 'hirelings') && hiredOf(draft, info).length !== IN_PLAY) return 'web-new-hirelings-three';
  if (names(draft, info, 'landmarks') && !draft.landmarks.length) return 'web-new-landmarks-some';
  if (drafts(draft, info)) return null;
  if (chosenOf(draft, info).length < 2) return 'web-new-factions-least';
  if (chosenOf(draft, info).length > MOST_FACTIONS) return 'web-new-factions-most';
  if (optionOf(draft, info, 'mode') !== 'cooperative') return null;
  if (!hasMachine(chosenOf(draft, info), info)) return 'web-new-cooperative-machine';
  return seatsOf(draft, info).length > 4 ? 'web-new-cooperative-most' : null;
}

// --- Hirelings and landmarks by name

/** Whether these are chosen by name. */
export const names = (draft: Draft, info: GameInfo, option: string): boolean => optionOf(draft, info, option) === NAMED;

/** A.6.5: the faction at the table that keeps a hireling out of play; null: none. */
export function keptOutBy(draft: Draft, info: GameInfo, { excludes }: HirelingInfo): string | null {
  if (drafts(draft, info)) return null;
  const plays = (word: string): string | null => info.factions.find(({ id }) => id === factionOf(word))?.replaces ?? null;
  return chosenOf(draft, info).find((word) => excludes.includes(factionOf(word)) || excludes.includes(plays(word) ?? '')) ?? null;
}

/** The hirelings that are chosen by name and may be in play. */
export const hiredOf = (draft: Draft, info: GameInfo): HirelingInfo[] =>
  names(draft, info, 'hirelings') ? (info.hirelings ?? []).filter((one) => draft.hirelings.includes(one.id) && keptOutBy(draft, info, one) === null) : [];

/** A.6.5: the hireling in play that keeps a faction away from the table, unless it sits there; null: none. */
export function takenFor(draft: Draft, info: GameInfo, word: string): HirelingInfo | null {
  if (draft.factions.includes(word)) return null;
  const meant = [factionOf(word), info.factions.find(({ id }) => id === factionOf(word))?.replaces ?? ''];
  return hiredOf(draft, info).find(({ excludes }) => excludes.some((one) => meant.includes(one))) ?? null;
}

/** One more or one less; of too many the one that was chosen first makes room. */
export const oneMore = (chosen: readonly string[], word: string, most: number): string[] =>
  chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word].slice(-most);

const hiredWord = (draft: Draft, { id, sides }: HirelingInfo): string => {
  const side = sides.indexOf(draft.sides[id] ?? '');
  return side < 0 ? id : `${id}:${SIDES[side]}`;
};

/** The least reach that is advised for as many players. */
export const advisedReach = (players: number): number | undefined => (MIXES.advised as Record<string, number>)[players];

/** What the chosen factions reach together, and what is advised for their number; null: for so many nothing is. */
export function reachOf(draft: Draft, info: GameInfo): { sum: number; advised: number } | null {
  const factions = chosenOf(draft, info);
  const reach: Record<string, number> = {
    ...MIXES.reach,
    ...Object.fromEntries(Object.entries(MIXES.second).map(([word, second]) => [secondOf(word), second])),
  };
  const advised = advisedReach(factions.length);
  const sum = factions.reduce((total, word) => total + (reach[word] ?? MIXES.unknown), 0);
  return advised === undefined ? null : { sum, advised };
}

/** What there is to be said against the chosen factions: less reach than is advised for their number. */
export function tooLittleReach(draft: Draft, info: GameInfo): { sum: number; advised: number } | null {
  const reach = reachOf(draft, info);
  return reach && reach.sum < reach.advised && !suggested(draft, info) ? reach : null;
}

/** The mixes that we suggest and that can be played: all factions are there, and none is kept away. */
export function suggestions(draft: Draft, info: GameInfo): string[][] {
  const mixes = optionOf(draft, info, 'mode') === 'cooperative' ? MIXES.cooperative : MIXES.competitive;
  const seats = mixes.map((mix) => mix.map((word, i) => (mix.indexOf(word) < i ? secondOf(word) : word)));
  const known = factionsOf(draft, info);
  return seats.filter((mix) => mix.every((word) => known.includes(word) && takenFor({ ...draft, factions: [] }, info, word) === null));
}

/** Whether we suggest the chosen factions; a machine may take the place of another one. */
function suggested(draft: Draft, info: GameInfo): boolean {
  const chosen = written(chosenOf(draft, info));
  const replaced = chosen.map((word) => info.factions.find(({ id }) => id === word)?.replaces ?? word);
  const mixes = optionOf(draft, info, 'mode') === 'cooperative' ? MIXES.cooperative : MIXES.competitive;
  return mixes.some((mix) => [chosen, replaced].some((one) => [...mix].sort().join() === [...one].sort().join()));
}
const written = (factions: string[]): string[] => factions.map(factionOf);

export function wishOf(draft: Draft, info: GameInfo): NewTable {
  const setup: Record<string, unknown> = Object.fromEntries(
    info.options.map(({ name }) => [name, optionOf(draft, info, name)]),
  );
  if (draft.game === 'heirs') setup.sets = draft.sets === 'own' ? draft.ownSets : draft.sets;
  else {
    if (names(draft, info, 'hirelings')) setup.hirelings = hiredOf(draft, info).map((one) => hiredWord(draft, one));
    if (names(draft, info, 'landmarks')) setup.landmarks = draft.landmarks.join(',');
    setup.factions = drafts(draft, info) ? playersOf(draft, info) : written(chosenOf(draft, info));
    if (setup.mode === 'cooperative' && 'setup' in setup) setup.setup = 'standard';
    if (setup.mode === 'cooperative' && draft.lead > 0) setup.lead = draft.lead;
  }
  const seats = seatsOf(draft, info);
  const seconds = draft.clock === 'none' ? 0 : Math.round(draft.minutes * 60);
  return {
    game: draft.game, setup, title: draft.title.trim(), public: draft.public,
    seats: seats.map((word) => sitterOf(draft, seats, word)),
    names: seats.map((word) => (sitterOf(draft, seats, word) === 'me' ? (draft.names[word] ?? '').trim() : '')),
    options: {
      clock: { mode: draft.clock, seconds, increment: draft.clock === 'total' ? draft.increment : 0 },
      timeout: draft.timeout,
      hints: draft.hints,
    },
  };
}
