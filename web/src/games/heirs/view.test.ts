import { describe, expect, it } from 'vitest';
import {
  extent, fromShield, nextField, onCircle, onScreen, ordersShown, reachedPlace, seamOf, troopsAt, troopsHome, worthShowing, type HeirsView,
} from './view';

const field = (x: number, y: number): number => (y + 32) * 64 + x + 32;
const view = { shield: 5, troops: [field(0, 0), -1, field(1, 0), field(0, 0), -1, -1], moved: 0b100 } as HeirsView;

describe('the table of the heirs', () => {
  it('lies before each heir with his own side below', () => {
    expect(onScreen(field(1, 2), 0)).toEqual({ column: 1, row: -2 });
    expect(onScreen(field(1, 2), 1)).toEqual({ column: -1, row: 2 });
    expect(onScreen(field(1, 2), -1)).toEqual({ column: 1, row: -2 });
  });

  it('keeps room around the start tile and grows with the landscape', () => {
    expect(extent([field(0, 0)], 0, 5)).toEqual({ left: -2, top: -2, columns: 5, rows: 5 });
    expect(extent([field(-2, 0), field(4, 3)], 0, 5)).toEqual({ left: -2, top: -3.5, columns: 7, rows: 5 });
  });

  it('shows wherever a tile could be laid, so that the picture stays still while somebody chooses', () => {
    const small = {
      frames: [['heirs.turn', [0]]], cells: [[field(0, 0), null, 2]], troops: [field(0, 0), -1, -1, field(0, 0), -1, -1],
    } as unknown as HeirsView;
    expect(worthShowing(small, 0, [])).toHaveLength(9);
    expect(worthShowing({ ...small, frames: [] }, 0, [])).toHaveLength(1); // over: nothing is laid any more
    expect(worthShowing(small, 0, [field(1, 1)])).toHaveLength(9);
  });

  it('walks to the nearest field in a direction', () => {
    const fields = [field(0, 0), field(1, 0), field(3, 0), field(2, 2), field(0, 2)];
    expect(nextField(field(0, 0), 'ArrowRight', fields, 0)).toBe(field(1, 0));
    expect(nextField(field(1, 0), 'ArrowRight', fields, 0)).toBe(field(3, 0));
    expect(nextField(field(0, 0), 'ArrowUp', fields, 0)).toBe(field(0, 2));
    expect(nextField(field(0, 0), 'ArrowUp', fields, 1)).toBeUndefined(); // Blue sits on the other side
    expect(nextField(field(0, 0), 'Enter', fields, 0)).toBeUndefined();
  });

  it('puts a signpost between two fields of a road', () => {
    expect(seamOf([field(0, 0), field(1, 0)])).toEqual([field(0, 0), field(1, 0)]);
    const [one, two] = seamOf([field(0, 0), field(2, 0), field(1, 0)]);
    expect(Math.abs(one - two)).toBe(1);
  });

  it('reaches over empty places', () => {
    const late = { shield: 5, reserve: [-2, 'c', 'd', -2, -2, -1, 'a'], reach: [['a', 'c'], []] } as unknown as HeirsView;
    expect([0, 1].map((seat) => reachedPlace(late, seat))).toEqual([3, 0]);
  });

  it('knows the orders that the Regent turned over', () => {
    const turn = { frames: [['heirs.regent-choice', [1, [0, 4], -1]]] } as unknown as HeirsView;
    expect(ordersShown(turn)).toEqual([0, 4]);
    expect(ordersShown({ frames: [['heirs.turn', [0]]] } as unknown as HeirsView)).toEqual([]);
  });

  it('counts places clockwise from the shield', () => {
    expect([5, 6, 0, 4].map((place) => fromShield(view, place))).toEqual([0, 1, 2, 6]);
    expect(onCircle(2, 100, 50)).toEqual({ x: expect.closeTo(100), y: expect.closeTo(50) });
    expect(onCircle(3, 100, 50).x).toBeGreaterThan(100); // clockwise
  });

  it('knows the troops on a field and in the reserve', () => {
    expect(troopsAt(view, field(0, 0))).toEqual([
      { index: 0, seat: 0, retinue: true, moved: false }, { index: 3, seat: 1, retinue: true, moved: false },
    ]);
    expect(troopsAt(view, field(1, 0))).toEqual([{ index: 2, seat: 0, retinue: false, moved: true }]);
    expect([0, 1].map((seat) => troopsHome(view, seat))).toEqual([1, 2]);
  });
});
