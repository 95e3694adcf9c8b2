// The courses of a map's rivers, from which clearing to which.

import type { MapData } from '../view';
import type { Point } from './geometry';

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
