// Which part of the board is in sight, and how gestures change it. All in the units of the picture.

import type { Point } from './geometry';

export type Frame = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };

export const MOST = 4;
export const STEP = 1.4;

export const whole = ({ width, height }: Size): Frame => ({ x: 0, y: 0, width, height });
export const factorOf = (frame: Frame, size: Size): number => size.width / frame.width;

/** A frame is never larger than the picture and never beyond its edge. */
function hold(frame: Frame, size: Size): Frame {
  const inside = (at: number, length: number, room: number): number => Math.min(room - length, Math.max(0, at));
  return { ...frame, x: inside(frame.x, frame.width, size.width), y: inside(frame.y, frame.height, size.height) };
}

/** Larger or smaller by a factor; what lies under the point stays there. */
export function zoomAt(frame: Frame, size: Size, point: Point, by: number): Frame {
  const factor = Math.min(MOST, Math.max(1, factorOf(frame, size) * by));
  const [width, height] = [size.width / factor, size.height / factor];
  const share = { x: (point.x - frame.x) / frame.width, y: (point.y - frame.y) / frame.height };
  return hold({ x: point.x - share.x * width, y: point.y - share.y * height, width, height }, size);
}

export const panBy = (frame: Frame, size: Size, dx: number, dy: number): Frame =>
  hold({ ...frame, x: frame.x + dx, y: frame.y + dy }, size);

/** The frame moved as little as needed for a point with room around it to be in sight. */
export function reveal(frame: Frame, size: Size, point: Point, room: number): Frame {
  const near = (at: number, length: number, wanted: number): number =>
    Math.min(wanted - room, Math.max(wanted + room - length, at));
  return hold({ ...frame, x: near(frame.x, frame.width, point.x), y: near(frame.y, frame.height, point.y) }, size);
}
