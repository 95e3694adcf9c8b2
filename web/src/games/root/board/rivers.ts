// The courses of a map's rivers, from which clearing to which, and their lines.

import type { MapData } from '../view';
import { inside, openPath, pushOff, seeded, through, type Oval, type Point } from './geometry';

export type River = { line: Point[]; path: string; waves: (Point & { turn: number })[] };

/**
 * The clearings along each river from one end to the other, beginning with the topmost end. A river that forks goes on
 * as another one, a ring ends where it began.
 */
export function courses({ places, rivers }: MapData): string[][] {
  const left = rivers.map((ends) => [...ends]);
  const height = new Map(places.map(({ word, y }) => [word, y]));
  const degree = (place: string): number => left.filter((ends) => ends.includes(place)).length;
  const found: string[][] = [];
  while (left.length > 0) {
    const all = [...new Set(left.flat())].sort((a, b) => (height.get(a) ?? 0) - (height.get(b) ?? 0));
    const course = [all.find((place) => degree(place) === 1) ?? all[0]];
    for (;;) {
      const here = course[course.length - 1];
      const i = left.findIndex((ends) => ends.includes(here));
      if (i < 0) break;
      const [ends] = left.splice(i, 1);
      course.push(ends[0] === here ? ends[1] : ends[0]);
    }
    found.push(course);
  }
  return found;
}

/** Where a river ends and leaves the picture: nothing flows on from there. */
export const isEnd = ({ rivers }: MapData, place: string): boolean => rivers.filter((ends) => ends.includes(place)).length === 1;

type Picture = { width: number; height: number; scale: number; apron: number };

/** How a river leaves the picture from its last clearing: over the nearest edge, bent a little, and on beyond it. */
export function exits({ x, y }: Point, { width, height, scale, apron }: Picture): Point[] {
  const away = { top: y / height, bottom: 1 - y / height, left: x / width, right: 1 - x / width };
  const nearest = Math.min(...Object.values(away));
  if (nearest === away.top) return [{ x: x + 26 * scale, y: -40 }, { x: x + 60 * scale, y: -apron }];
  if (nearest === away.bottom) return [{ x: x + 26 * scale, y: height + 40 }, { x: x + 60 * scale, y: height + apron }];
  const end = (by: number): number => Math.min(height, y + by * scale);
  if (nearest === away.left) return [{ x: -40, y: end(30) }, { x: -apron, y: end(36) }];
  return [{ x: width + 40, y: end(30) }, { x: width + apron, y: end(36) }];
}

/** A river through these clearings; where it ends it leaves the picture. */
export function drawRiver(course: Oval[], ends: (i: number) => boolean, clearings: Oval[], picture: Picture): River {
  const { width, scale } = picture;
  const points: Point[] = [];
  course.forEach((spot, i) => {
    const next = course[i + 1];
    points.push(spot);
    if (!next) return;
    const [dx, dy] = [next.x - spot.x, next.y - spot.y];
    const sway = 0.07 * (i % 2 ? -1 : 1);
    points.push({ x: spot.x + dx * 0.36 - dy * sway, y: spot.y + dy * 0.36 + dx * sway });
    points.push({ x: spot.x + dx * 0.66 + dy * sway, y: spot.y + dy * 0.66 - dx * sway });
  });
  const last = course.length - 1;
  if (ends(0)) points.unshift(...exits(course[0], picture).reverse());
  if (ends(last)) points.push(...exits(course[last], picture));
  const line = around(points, course, clearings.filter((clearing) => !course.includes(clearing)), 26 * scale);
  const random = seeded(23);
  const waves: (Point & { turn: number })[] = [];
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [a, b] = [line[i], line[i + 1]];
    const turn = Math.atan2(b.y - a.y, b.x - a.x);
    const side = (random() - 0.5) * 15 * scale;
    waves.push({
      x: a.x - Math.sin(turn) * side,
      y: a.y + Math.cos(turn) * side,
      turn: Math.round((turn * 180) / Math.PI),
    });
  }
  const seen = waves.filter((w) => w.x > 0 && w.x < width && !clearings.some((clearing) => inside(clearing, w, 2)));
  return { line, path: openPath(line), waves: seen };
}

/** A smooth line through all points that bends around what lies in its way. */
function around(points: Point[], course: Oval[], others: Oval[], by: number): Point[] {
  const straight = through(points);
  if (!others.some((other) => straight.some((p) => inside(other, p, by)))) return straight;
  const via = through(points, 4).map((p) => ({ ...p }));
  const last = via.length - 1;
  for (let round = 0; round < 90; round += 1) {
    via.forEach((p, i) => {
      if (i === 0 || i === last || course.some((clearing) => inside(clearing, p, 0))) return;
      p.x = (via[i - 1].x + 2 * p.x + via[i + 1].x) / 4;
      p.y = (via[i - 1].y + 2 * p.y + via[i + 1].y) / 4;
      for (const other of others) if (inside(other, p, by)) pushOff(p, other, 4);
    });
  }
  return through(via, 4);
}
