import { describe, expect, it } from 'vitest';
import type { Welcome } from '../../lib/protocol';
import moment from './fixtures/marquise.json';
import { progressOf } from './progress';

const welcome = moment.welcome as unknown as Welcome;
const at = (actions_left: number, moves_left: number, step = 'marquise.actions', seat = 'marquise') =>
  progressOf(welcome, { mats: { [seat]: { actions_left, moves_left, recruited: false } } }, seat, step);

describe('the actions of the Marquise', () => {
  it('are counted from one to three', () => {
    expect(at(3, 0)).toEqual({ at: 1, of: 3 });
    expect(at(1, 0)).toEqual({ at: 3, of: 3 });
  });

  it('count a march under way as the action that it is', () => {
    expect(at(2, 1)).toEqual({ at: 1, of: 3, within: { at: 1, of: 2 } });
    expect(at(0, 1)).toEqual({ at: 3, of: 3, within: { at: 1, of: 2 } });
  });

  it('are not counted when they are used up, or elsewhere, or of others', () => {
    expect(at(0, 0)).toBeNull();
    expect(at(3, 0, 'root.craft')).toBeNull();
    expect(at(3, 0, 'marquise.actions', 'eyrie')).toBeNull();
    expect(at(3, 0, 'marquise.actions', 'beavers')).toBeNull();
  });
});
