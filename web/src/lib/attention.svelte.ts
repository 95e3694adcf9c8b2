// Calls somebody whose decision it is while he does not look: by the tab's title and icon, and by a notice of the
// browser where he has asked for that.

import { settings } from './settings.svelte';

const ICONS = { calm: '/mark.svg', calling: '/mark-turn.svg' };

/** What the browser lets us do: nothing, nothing any more, or whatever was chosen here. */
export type NoticeState = 'missing' | 'denied' | 'off' | 'on';
export type NoticeWords = { title: string; body: string; tag: string };

export function noticeState(): NoticeState {
  if (typeof Notification === 'undefined') return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  return settings.notices && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks the browser's own question, so only after a click; what it answers counts. */
export async function askForNotices(): Promise<NoticeState> {
  if (typeof Notification === 'undefined') return 'missing';
  settings.set('notices', (await Notification.requestPermission()) === 'granted' ? 'on' : 'off');
  return noticeState();
}

class Attention {
  /** A decision waits here that nobody at this screen has seen. */
  calling = $state(false);

  private mine = false;
  private notice: Notification | null = null;

  /** Whose decision it is now; `words` are what a notice would say. */
  news(mine: boolean, words: NoticeWords): void {
    const begins = mine && !this.mine;
    this.mine = mine;
    if (!mine) this.calm();
    else if (begins && document.visibilityState === 'hidden') this.call(words);
  }

  /** Somebody looks, or there is nothing to look at any more. */
  calm = (): void => {
    this.show(false);
    this.notice?.close();
    this.notice = null;
  };

  /** From now on looking at the page is answer enough; what comes back ends that. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') this.calm();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      this.mine = false;
      this.calm();
    };
  }

  private call({ title, body, tag }: NoticeWords): void {
    this.show(true);
    if (noticeState() !== 'on') return;
    try {
      const notice = new Notification(title, { body, tag, icon: '/mark-192.png' });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      this.notice = notice;
    } catch {
      // Some phones show none to pages; title and icon have changed all the same.
    }
  }

  private show(calling: boolean): void {
    this.calling = calling;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', calling ? ICONS.calling : ICONS.calm);
  }
}

export const attention = new Attention();
