// Shapes and places on the board, in the units of its picture.

export type Point = { x: number; y: number };

/** Seeded numbers from 0 to 1: the same forest for everybody. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Points of a superellipse (exponent 2.5) with a seeded wobble of 5 percent. */
export function blob(centre: Point, rx: number, ry: number, seed: number, points = 14): Point[] {
  const random = seeded(seed);
  const wobble = Array.from({ length: points }, () => 1 + (random() - 0.5) * 0.1);
  return wobble.map((by, i) => {
    const angle = (i / points) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const power = (v: number): number => Math.sign(v) * Math.abs(v) ** (2 / 2.5);
    return { x: centre.x + power(c) * rx * by, y: centre.y + power(s) * ry * by };
  });
}

/** A closed smooth curve through points. */
export function closedPath(points: Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n];
  let path = `M${short(points[0].x)} ${short(points[0].y)}`;
  for (let i = 0; i < n; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${short(b.x + (c.x - a.x) / 6)} ${short(b.y + (c.y - a.y) / 6)}` +
      ` ${short(c.x - (d.x - b.x) / 6)} ${short(c.y - (d.y - b.y) / 6)} ${short(c.x)} ${short(c.y)}`;
  }
  return `${path}Z`;
}

/** An open polyline. */
export const openPath = (points: Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${short(p.x)} ${short(p.y)}`).join('');

/** Samples of a curve from one point to another that bends sideways by a share of its length. */
export function bent(from: Point, to: Point, bend: number, samples = 24): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const via = { x: (from.x + to.x) / 2 - dy * bend * 2, y: (from.y + to.y) / 2 + dx * bend * 2 };
  return Array.from({ length: samples + 1 }, (_, i) => {
    const t = i / samples;
    const u = 1 - t;
    return {
      x: u * u * from.x + 2 * u * t * via.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * via.y + t * t * to.y,
    };
  });
}

/** Samples of a smooth curve through all points (Catmull-Rom). */
export function through(points: Point[], samples = 14): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b, c, d] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    for (let s = 0; s < samples; s += 1) {
      const t = s / samples;
      const blend = (p: number, q: number, r: number, w: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - w) * t * t + (3 * q - p - 3 * r + w) * t * t * t);
      out.push({ x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) });
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

/** Points at equal distances along a closed outline, with the direction of the outline in degrees. */
export function along(outline: Point[], step: number): (Point & { turn: number })[] {
  const dense = through([...outline, outline[0], outline[1]], 12).slice(0, outline.length * 12 + 1);
  const found: (Point & { turn: number })[] = [];
  let rest = step / 2;
  for (let i = 1; i < dense.length; i += 1) {
    const [a, b] = [dense[i - 1], dense[i]];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let done = 0;
    while (length - done >= rest) {
      done += rest;
      rest = step;
      const t = done / length;
      found.push({
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * t,
        turn: Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI),
      });
    }
    rest -= length - done;
  }
  return found;
}

export function distanceTo(line: Point[], p: Point): number {
  let best = Infinity;
  for (const q of line) best = Math.min(best, (q.x - p.x) ** 2 + (q.y - p.y) ** 2);
  return Math.sqrt(best);
}

/** Whether a point lies within a closed outline. */
export function within(outline: Point[], { x, y }: Point): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [a, b] = [outline[i], outline[j]];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

export type Oval = Point & { rx: number; ry: number };

/** Whether a point lies in an oval that is so much wider all around. */
export const inside = (oval: Oval, p: Point, by: number): boolean =>
  ((p.x - oval.x) / (oval.rx + by)) ** 2 + ((p.y - oval.y) / (oval.ry + by)) ** 2 < 1;

/** Whether a blob that is so much wider all around meets a box; its wobble is left out. */
export function touches(oval: Oval, box: Point & { width: number; height: number }, by: number): boolean {
  const across = Math.max(box.x - oval.x, oval.x - box.x - box.width, 0);
  const down = Math.max(box.y - oval.y, oval.y - box.y - box.height, 0);
  return (across / (oval.rx + by)) ** 2.5 + (down / (oval.ry + by)) ** 2.5 < 1;
}

/** Moves a point away from another by a length. */
export function pushOff(p: Point, from: Point, by: number): void {
  const length = Math.hypot(p.x - from.x, p.y - from.y) || 1;
  p.x += ((p.x - from.x) / length) * by;
  p.y += ((p.y - from.y) / length) * by;
}
