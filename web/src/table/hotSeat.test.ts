import { describe, expect, it } from 'vitest';
import { handOver } from './hotSeat';

describe('several people at one screen', () => {
  it('need nothing where nothing is hidden or one seat is played', () => {
    expect(handOver([0, 1], false, 1, 0)).toEqual({ seat: 1, next: null });
    expect(handOver([2], true, 2, null)).toEqual({ seat: 2, next: null });
    expect(handOver([2], true, 0, null)).toEqual({ seat: 2, next: null });
    expect(handOver([], true, 0, null)).toEqual({ seat: -1, next: null });
  });

  it('pass the device on before hidden things are shown', () => {
    expect(handOver([0, 2], true, 0, null)).toEqual({ seat: 0, next: 0 });
    expect(handOver([0, 2], true, 0, 0)).toEqual({ seat: 0, next: null });
    expect(handOver([0, 2], true, 2, 0)).toEqual({ seat: 2, next: 2 });
  });

  it('leave the device where it is while others play', () => {
    expect(handOver([0, 2], true, 1, 2)).toEqual({ seat: 2, next: null });
    expect(handOver([0, 2], true, null, 2)).toEqual({ seat: 2, next: null });
    expect(handOver([0, 2], true, 1, null)).toEqual({ seat: 0, next: 0 });
  });
});
