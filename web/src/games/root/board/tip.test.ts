import { expect, test } from 'vitest';
import { tipPlace } from './tip';

const oval = (x: number, y: number) => ({ x, y, rx: 50, ry: 40 });
const seen = { x: 0, y: 0, width: 600, height: 500 };
const size = { width: 150, height: 60 };
const place = (others: ReturnType<typeof oval>[], paths: { x: number; y: number }[][] = []) => tipPlace(oval(300, 250), size, 10, seen, others, paths);

test('a tip lies beside its clearing, and inside what is seen', () => {
  for (const spot of [oval(55, 45), oval(300, 250), oval(545, 455)]) {
    const { x, y } = tipPlace(spot, size, 10, seen, [], []);
    expect(x >= 0 && y >= 0 && x + size.width <= seen.width && y + size.height <= seen.height).toBe(true);
    expect(x + size.width <= spot.x - spot.rx || x >= spot.x + spot.rx || y + size.height <= spot.y - spot.ry || y >= spot.y + spot.ry).toBe(true);
  }
});

test('a tip covers neither neighbours nor paths where there is another side', () => {
  // Everything but the lower right corner is taken.
  const { x, y } = place([oval(150, 130), oval(300, 130), oval(450, 130), oval(150, 250), oval(450, 250), oval(150, 370)], [
    Array.from({ length: 12 }, (_, i) => ({ x: 300, y: 290 + 10 * i })),
  ]);
  expect(x).toBeGreaterThanOrEqual(350);
  expect(y).toBeGreaterThanOrEqual(290);
});
