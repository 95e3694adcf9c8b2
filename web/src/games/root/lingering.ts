// A mouse that rests on something unlit asks why, once it is known what is to be done.

import type { Attachment } from 'svelte/attachments';
import type { Lights } from './marks';

const LONG = 600;

export const lingering = (lights: () => Lights, what: () => [kind: string, value: number]): Attachment => (node) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const start = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'mouse') return;
    stop();
    timer = setTimeout(() => {
      const [kind, value] = what();
      const now = lights();
      // Only where values of this kind are asked for: elsewhere a resting mouse means nothing.
      const asked = now.marks.some((mark) => mark.kind === kind) && !now.verbOpen;
      if (asked && now.of(kind, value) === undefined) now.ask(kind, value);
    }, LONG);
  };
  node.addEventListener('pointerenter', start);
  node.addEventListener('pointerleave', stop);
  return () => {
    stop();
    node.removeEventListener('pointerenter', start);
    node.removeEventListener('pointerleave', stop);
  };
};
