import { describe, expect, it } from 'vitest';
import { FIT, held, MOST, showing, zoomedAt } from './zoom';

const box = { width: 400, height: 200 };

describe('zoom', () => {
  it('keeps what lies under the point', () => {
    const place = zoomedAt(FIT, box, { x: 100, y: 50 }, 2);
    expect(place).toEqual({ scale: 2, x: -100, y: -50 });
    // the point of the picture under the pointer: before 100, 50, now (100 + 100) / 2, (50 + 50) / 2
    expect([(100 - place.x) / place.scale, (50 - place.y) / place.scale]).toEqual([100, 50]);
  });

  it('never shows beyond the picture', () => {
    expect(held({ scale: 2, x: 30, y: -900 }, box)).toEqual({ scale: 2, x: 0, y: -200 });
    expect(zoomedAt({ scale: 2, x: -400, y: 0 }, box, { x: 0, y: 0 }, 0.5)).toEqual(FIT);
  });

  it('has a smallest and a largest size', () => {
    expect(zoomedAt(FIT, box, { x: 0, y: 0 }, 0.1)).toEqual(FIT);
    expect(zoomedAt(FIT, box, { x: 0, y: 0 }, 99).scale).toBe(MOST);
  });

  it('moves as little as needed to show a part', () => {
    const place = { scale: 2, x: -100, y: -100 };
    expect(showing(place, box, { x: 10, y: 10, width: 50, height: 50 })).toEqual(place);
    expect(showing(place, box, { x: -30, y: 180, width: 50, height: 50 })).toEqual({ scale: 2, x: -70, y: -130 });
  });
});
