// A pointer or the focus on something lit asks what it would bring; a mouse that rests on something unlit asks why
// not, once it is known what is to be done.

import type { Attachment } from 'svelte/attachments';
import type { Lights, Thing } from './marks';

const LONG = 600;

export const pointing = (lights: () => Lights, what: () => Thing): Attachment => (node) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The lights that were told, as long as they have not been told that it is over. */
  let told: Lights | null = null;
  function consider(): boolean {
    const thing = what();
    const now = lights();
    if (!now.isLegal(thing.kind, thing.word)) return false;
    told = now;
    now.consider(thing);
    return true;
  }
  function start(event: Event): void {
    if ((event as PointerEvent).pointerType !== 'mouse' || consider()) return;
    timer = setTimeout(() => {
      const thing = what();
      const now = lights();
      // Only where values of this kind are asked for: elsewhere a resting mouse means nothing.
      if (now.asks(thing.kind) && !now.verbOpen && now.of(thing.kind, thing.word) === undefined) now.ask(thing);
    }, LONG);
  }
  function stop(): void {
    clearTimeout(timer);
    const heard = told;
    told = null;
    // Later, because what has the focus loses it also while the page is being drawn.
    if (heard) queueMicrotask(() => heard.consider(null));
  }
  const focus = (): void => void (node.matches(':focus-visible') && consider());
  const own = new AbortController();
  const { signal } = own;
  node.addEventListener('pointerenter', start, { signal });
  node.addEventListener('pointerleave', stop, { signal });
  node.addEventListener('focus', focus, { signal });
  node.addEventListener('blur', stop, { signal });
  return () => {
    clearTimeout(timer);
    own.abort();
  };
};
