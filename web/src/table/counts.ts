// How many things there are to choose from, in words.

import { app } from '../lib/app.svelte';

export function sayCount({ kind, count }: { kind: string; count: number }): string {
  const own = `web-count-${kind}`;
  return app.say(app.words?.has(own) ? own : 'web-count-any', { count });
}
