// What appears under a pointer was not what the hand was going for: for a moment a pointer cannot hit it. Keys can.

import type { Attachment } from 'svelte/attachments';

const MOMENT = 300;

/** Shields every button inside that is new, has moved or says something else than before. */
export const settling: Attachment<HTMLElement> = (node) => {
  const known = new WeakMap<Element, string>();
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

  function shield(button: HTMLElement): void {
    clearTimeout(timers.get(button));
    button.style.pointerEvents = 'none';
    const open = (): void => {
      button.style.pointerEvents = '';
      timers.delete(button);
    };
    timers.set(button, setTimeout(open, MOMENT));
  }

  function look(): void {
    for (const button of node.querySelectorAll('button')) {
      const { left, top } = button.getBoundingClientRect();
      const now = `${Math.round(left)} ${Math.round(top)} ${button.textContent}`;
      if (known.get(button) !== now) shield(button);
      known.set(button, now);
    }
  }

  const watcher = new MutationObserver(look);
  watcher.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    watcher.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
};
