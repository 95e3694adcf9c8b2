// Zoom and pan for a picture in a box: buttons, keys, wheel, fingers and mouse. It knows nothing of the picture.
//
//   const lens = new Lens((place) => (seen = place));
//   <div class="box" {@attach lens.attach}><svg class="picture">…</svg></div>
//   .picture { transform-origin: 0 0; transform: translate(var(--lens-x), var(--lens-y)) scale(var(--lens-scale)); }
//
// The box cuts off what is larger than itself. At scale 1 the picture fits. `in`, `out` and `fit` are for buttons
// (ZoomButtons.svelte), `near` for whoever knows what matters. Two taps on bare ground, where nothing can have the focus, go near and back.

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** How large the picture is, and where its upper left corner lies in the box. */
export type Place = { scale: number; x: number; y: number };

export const FIT: Place = { scale: 1, x: 0, y: 0 };
export const MOST = 4;
const STEP = 1.4;
/** How far a pointer may stray before a press becomes a drag. */
const SLACK = 6;
/** How long apart two taps may be to count as one gesture, in milliseconds. */
const TWICE = 320;
/** What is seen around whatever gets the focus. */
const ROOM = 12;

/** A picture always covers its box. */
export function held({ scale, x, y }: Place, { width, height }: Size): Place {
  const inside = (at: number, room: number): number => Math.min(0, Math.max(room * (1 - scale), at));
  return { scale, x: inside(x, width), y: inside(y, height) };
}

/** Larger or smaller by a factor; what lies under the point stays there. */
export function zoomedAt(place: Place, box: Size, point: Point, factor: number): Place {
  const scale = Math.min(MOST, Math.max(1, place.scale * factor));
  const grown = scale / place.scale;
  return held({ scale, x: point.x - (point.x - place.x) * grown, y: point.y - (point.y - place.y) * grown }, box);
}

/** Moved as little as needed for a part of the box's plane to be in sight. */
export function showing(place: Place, box: Size, part: Point & Size): Place {
  const shift = (at: number, length: number, room: number): number =>
    at < 0 ? -at : at + length > room ? room - at - length : 0;
  return held(
    { ...place, x: place.x + shift(part.x, part.width, box.width), y: place.y + shift(part.y, part.height, box.height) },
    box,
  );
}

const middle = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
const apart = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y);

export class Lens {
  private place = FIT;
  private box: HTMLElement | null = null;
  private readonly fingers = new Map<number, Point>();
  private dragged = false;
  private tapped = 0;

  /** `changed` hears of every new place. */
  constructor(private readonly changed: (place: Place) => void = () => {}) {}

  in = (): void => this.by(STEP);
  out = (): void => this.by(1 / STEP);
  fit = (): void => this.set(FIT);
  /** So large, with a point of the whole picture as near to the middle of the box as can be. */
  near(scale: number, { x, y }: Point): void {
    const { width, height } = this.size;
    this.set({ scale: Math.min(MOST, scale), x: width / 2 - x * scale, y: height / 2 - y * scale });
  }

  /** For `{@attach}` on the box. */
  attach = (box: HTMLElement): (() => void) => {
    this.box = box;
    this.set(this.place);
    const own = new AbortController();
    const { signal } = own;
    box.addEventListener('wheel', this.wheel, { passive: false, signal });
    box.addEventListener('pointerdown', this.down, { signal });
    box.addEventListener('pointermove', this.move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      box.addEventListener(end, this.up, { signal });
    }
    box.addEventListener('click', this.click, { capture: true, signal });
    box.addEventListener('focusin', this.focus, { signal });
    window.addEventListener('keydown', this.key, { signal });
    const sized = new ResizeObserver(() => this.set(this.place));
    sized.observe(box);
    return () => {
      own.abort();
      sized.disconnect();
      this.box = null;
    };
  };

  private get size(): Size {
    return { width: this.box?.clientWidth ?? 0, height: this.box?.clientHeight ?? 0 };
  }

  private set(place: Place): void {
    this.place = held(place, this.size);
    const style = this.box?.style;
    style?.setProperty('--lens-scale', String(this.place.scale));
    style?.setProperty('--lens-x', `${this.place.x}px`);
    style?.setProperty('--lens-y', `${this.place.y}px`);
    // At rest a finger scrolls the page; two fingers, and one on a large picture, are ours.
    style?.setProperty('touch-action', this.place.scale > 1 ? 'none' : 'pan-x pan-y');
    this.changed(this.place);
  }

  private by(factor: number, point: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.set(zoomedAt(this.place, this.size, point, factor));
  }

  private point({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.box?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left, y: clientY - top };
  }

  private wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || event.metaKey) this.by(Math.exp(-event.deltaY * 0.0035), this.point(event));
    else if (this.place.scale > 1) this.set({ ...this.place, x: this.place.x - event.deltaX, y: this.place.y - event.deltaY });
    else return;
    event.preventDefault();
  };

  private down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, this.point(event));
  };

  private move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.point(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const at = middle(now, other);
      const was = middle(before, other);
      this.set({ ...this.place, x: this.place.x + at.x - was.x, y: this.place.y + at.y - was.y });
      this.by(apart(now, other) / Math.max(1, apart(before, other)), at);
    } else if (this.place.scale > 1 && (this.dragged || apart(now, before) >= SLACK)) {
      if (!this.dragged) this.box?.setPointerCapture(event.pointerId);
      this.set({ ...this.place, x: this.place.x + now.x - before.x, y: this.place.y + now.y - before.y });
    } else return;
    this.dragged = true;
    this.fingers.set(event.pointerId, now);
  };

  private up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId) || event.type !== 'pointerup' || this.dragged) return;
    if ((event.target as Element).closest('[tabindex], button')) return;
    if (event.timeStamp - this.tapped < TWICE) {
      if (this.place.scale > 1) this.fit();
      else this.by(STEP * STEP, this.point(event));
    }
    this.tapped = event.timeStamp;
  };

  /** The click at the end of a drag chooses nothing. */
  private click = (event: MouseEvent): void => {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  private focus = (event: FocusEvent): void => {
    const target = event.target as Element;
    if (!this.box || this.place.scale === 1 || !target.matches(':focus-visible')) return;
    const own = this.box.getBoundingClientRect();
    const { left, top, width, height } = target.getBoundingClientRect();
    this.set(showing(this.place, this.size, {
      x: left - own.left - ROOM, y: top - own.top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM,
    }));
    this.box.scrollTo(0, 0); // the browser's own way of showing it
  };

  private key = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, select, textarea, dialog') || !this.box?.offsetParent) return;
    if (event.key === '+' || event.key === '=') this.in();
    else if (event.key === '-') this.out();
    else if (event.key === '0') this.fit();
    else return;
    event.preventDefault();
  };
}
