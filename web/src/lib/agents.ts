// What agents are called in words: how strong, and with which character.

import type { Words } from './words';

/** The first of these forms that the page has words for; a bot that the server's operator offers has its own name. */
export function agentName(words: Pick<Words, 'has' | 'say'>, name: string, forms: readonly string[]): string {
  const [kind, character] = name.split(':');
  const key = forms.map((form) => `${form}-${kind}`).find((one) => words.has(one));
  if (!key || (character !== undefined && !words.has(`character-${character}`))) return name;
  const player = words.say(key);
  return character === undefined ? player : words.say('player-in-character', { player, character: words.say(`character-${character}`) });
}

/** What it is called, with what it does where there are words for that. */
export const AT_LENGTH = ['web-agent', 'player'];
/** How strong it is, in a word where there is one. */
export const IN_SHORT = ['web-strength', ...AT_LENGTH];
