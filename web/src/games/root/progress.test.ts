import { describe, expect, it } from 'vitest';
import { progressOf } from './progress';

const view = (...board: number[]) => ({ factions: ['marquise'], boards: [board] });

describe('the actions of the Marquise', () => {
  it('are counted from one to three', () => {
    expect(progressOf(view(3, 0, 0), 0, 'marquise.actions')).toEqual({ at: 1, of: 3 });
    expect(progressOf(view(1, 0, 0), 0, 'marquise.actions')).toEqual({ at: 3, of: 3 });
  });

  it('count a march under way as the action that it is', () => {
    expect(progressOf(view(2, 1, 0), 0, 'marquise.actions')).toEqual({ at: 1, of: 3 });
    expect(progressOf(view(0, 1, 0), 0, 'marquise.actions')).toEqual({ at: 3, of: 3 });
  });

  it('are not counted when they are used up, or elsewhere', () => {
    expect(progressOf(view(0, 0, 0), 0, 'marquise.actions')).toBeNull();
    expect(progressOf(view(3, 0, 0), 0, 'root.craft')).toBeNull();
  });
});
