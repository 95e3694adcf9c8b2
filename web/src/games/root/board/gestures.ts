// Wheel, pinch, drag and keys on the board, as changes of the frame.

import type { Point } from './geometry';
import { panBy, STEP, zoomAt, type Frame, type Size } from './zoom';

export type Handle = { size: () => Size; get: () => Frame; set: (frame: Frame) => void };

/** How far a pointer may stray before a press becomes a drag. */
const SLACK = 6;

const pointIn = (svg: SVGSVGElement, event: { clientX: number; clientY: number }): Point => {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
};

/** Listens on the board's picture; a drag swallows the click at its end. */
export function gestures(svg: SVGSVGElement, { size, get, set }: Handle): () => void {
  const fingers = new Map<number, PointerEvent>();
  let dragged = false;
  const zoomed = (): boolean => get().width < size().width - 0.5;

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    set(zoomAt(get(), size(), pointIn(svg, event), Math.exp(-event.deltaY * 0.0035)));
  }
  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, event);
  }
  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.values()].find((one) => one.pointerId !== event.pointerId);
    if (other) {
      const gap = (one: PointerEvent): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
      set(zoomAt(get(), size(), pointIn(svg, middle), gap(event) / Math.max(1, gap(before))));
      dragged = true;
    } else if (zoomed()) {
      if (!dragged && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < SLACK) return;
      if (!dragged) svg.setPointerCapture(event.pointerId);
      dragged = true;
      const [from, to] = [pointIn(svg, before), pointIn(svg, event)];
      set(panBy(get(), size(), from.x - to.x, from.y - to.y));
    } else return;
    fingers.set(event.pointerId, event);
  }
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function twice(event: MouseEvent): void {
    if ((event.target as Element).closest('[data-clearing], [data-forest]')) return;
    set(zoomed() ? { x: 0, y: 0, ...size() } : zoomAt(get(), size(), pointIn(svg, event), STEP * STEP));
  }

  const own = new AbortController();
  const { signal } = own;
  svg.addEventListener('wheel', wheel, { passive: false, signal });
  svg.addEventListener('pointerdown', down, { signal });
  svg.addEventListener('pointermove', move, { signal });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', up, { signal });
  svg.addEventListener('lostpointercapture', up, { signal });
  svg.addEventListener('click', click, { capture: true, signal });
  svg.addEventListener('dblclick', twice, { signal });
  return () => own.abort();
}
