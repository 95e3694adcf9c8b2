import { describe, expect, it, vi } from 'vitest';
import { gone } from './going';

const click = (more: Partial<MouseEvent> = {}): MouseEvent => ({ button: 0, preventDefault: vi.fn(), ...more }) as unknown as MouseEvent;

describe('a link to a paragraph', () => {
  it('opens in the panel', () => {
    const [event, open] = [click(), vi.fn()];
    gone(event, '4.3', open);
    expect(open).toHaveBeenCalledWith('4.3');
    expect(event.preventDefault).toHaveBeenCalled();
  });

  it('is left to the browser with a key held down', () => {
    const open = vi.fn();
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) gone(click({ [key]: true }), '4.3', open);
    gone(click({ button: 1 }), '4.3', open);
    expect(open).not.toHaveBeenCalled();
  });
});
