// What a click on a link to a paragraph does: it opens in a panel, or the page changes.

import { follow } from '../lib/app.svelte';

/** With a key held down the browser opens the address as it does with every link. */
export function gone(event: MouseEvent, law: string, open: ((law: string) => void) | null): void {
  if (!open) {
    follow(event);
    return;
  }
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(law);
}
