import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForNotices, attention, noticeState } from './attention.svelte';
import { settings } from './settings.svelte';

const WORDS = { title: 'Du bist dran', body: 'Mittwoch', tag: 't' };
let look: () => void;
let icon: string;
let shown: string[];

/** A browser of which only what is used here exists. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission): { visibilityState: string } {
  icon = '/mark.svg';
  shown = [];
  const page = {
    visibilityState: 'hidden',
    documentElement: { dataset: {} },
    addEventListener: (_: string, listener: () => void) => (look = listener),
    removeEventListener: () => {},
    querySelector: () => ({ setAttribute: (_: string, href: string) => (icon = href) }),
  };
  class Notice {
    static permission = permission;
    static requestPermission = (): Promise<NotificationPermission> => {
      Notice.permission = answer;
      return Promise.resolve(answer);
    };
    constructor(title: string, { body }: { body: string }) {
      shown.push(`${title}: ${body}`);
    }
    close(): void {
      shown.push('closed');
    }
  }
  vi.stubGlobal('document', page);
  vi.stubGlobal('Notification', Notice);
  return page;
}

describe('calling somebody who does not look', () => {
  let done: () => void;
  beforeEach(() => {
    browser('default');
    done = attention.watch();
  });
  afterEach(() => {
    done();
    settings.set('notices', 'off');
    vi.unstubAllGlobals();
  });

  it('changes title and icon until he looks or the turn passes', () => {
    attention.news(false, WORDS);
    expect(attention.calling).toBe(false);
    attention.news(true, WORDS);
    expect([attention.calling, icon]).toEqual([true, '/mark-turn.svg']);
    attention.news(false, WORDS);
    expect([attention.calling, icon]).toEqual([false, '/mark.svg']);
    attention.news(true, WORDS);
    expect(attention.calling).toBe(true);
    (document as { visibilityState: string }).visibilityState = 'visible';
    look();
    expect([attention.calling, icon]).toEqual([false, '/mark.svg']);
    attention.news(true, WORDS);
    expect(attention.calling).toBe(false);
    expect(shown).toEqual([]);
  });

  it('does not call somebody who looks', () => {
    (document as { visibilityState: string }).visibilityState = 'visible';
    attention.news(true, WORDS);
    expect(attention.calling).toBe(false);
  });

  it('shows one notice for each turn, and only where it was asked for', async () => {
    browser('default', 'granted');
    done = attention.watch();
    expect(noticeState()).toBe('off');
    attention.news(true, WORDS);
    expect(shown).toEqual([]);
    attention.news(false, WORDS);
    expect(await askForNotices()).toBe('on');
    attention.news(true, WORDS);
    attention.news(true, WORDS);
    expect(shown).toEqual(['Du bist dran: Mittwoch']);
    attention.news(false, WORDS);
    attention.news(true, WORDS);
    expect(shown).toEqual(['Du bist dran: Mittwoch', 'closed', 'Du bist dran: Mittwoch']);
    settings.set('notices', 'off');
    expect(noticeState()).toBe('off');
  });

  it('takes no for an answer', async () => {
    browser('default', 'denied');
    expect(await askForNotices()).toBe('denied');
    expect(settings.notices).toBe(false);
    vi.stubGlobal('Notification', undefined);
    expect(noticeState()).toBe('missing');
    expect(await askForNotices()).toBe('missing');
  });
});
