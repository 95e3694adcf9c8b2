import { describe, expect, it } from 'vitest';
import { extent, fromShield, onCircle, onScreen, troopsAt, troopsHome, type HeirsView } from './view';

const field = (x: number, y: number): number => (y + 32) * 64 + x + 32;
const view = { shield: 5, troops: [field(0, 0), -1, field(1, 0), field(0, 0), -1, -1], moved: 0b100 } as HeirsView;

describe('the table of the heirs', () => {
  it('lies before each heir with his own side below', () => {
    expect(onScreen(field(1, 2), 0)).toEqual({ column: 1, row: -2 });
    expect(onScreen(field(1, 2), 1)).toEqual({ column: -1, row: 2 });
    expect(onScreen(field(1, 2), -1)).toEqual({ column: 1, row: -2 });
  });

  it('keeps room around the start tile and grows with the landscape', () => {
    expect(extent([field(0, 0)], 0)).toEqual({ left: -2, top: -2, columns: 5, rows: 5 });
    expect(extent([field(4, 3)], 0)).toEqual({ left: -2, top: -3, columns: 7, rows: 6 });
  });

  it('counts places clockwise from the shield', () => {
    expect([5, 6, 0, 4].map((place) => fromShield(view, place))).toEqual([0, 1, 2, 6]);
    expect(onCircle(2, 100, 50)).toEqual({ x: expect.closeTo(100), y: expect.closeTo(50) });
    expect(onCircle(3, 100, 50).x).toBeGreaterThan(100); // clockwise
  });

  it('knows the troops on a field and in the reserve', () => {
    expect(troopsAt(view, field(0, 0))).toEqual([
      { seat: 0, retinue: true, moved: false }, { seat: 1, retinue: true, moved: false },
    ]);
    expect(troopsAt(view, field(1, 0))).toEqual([{ seat: 0, retinue: false, moved: true }]);
    expect([0, 1].map((seat) => troopsHome(view, seat))).toEqual([1, 2]);
  });
});
