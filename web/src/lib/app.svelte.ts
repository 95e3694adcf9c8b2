// What the whole page shares: language, theme, who I am, and where we are.

import { api, Refusal, type Me } from './api';
import type { Problem } from './protocol';
import { handedBy, routeOf, type Route } from './route';
import { load, preferred, type Args, type Language, type Words } from './words';

export type Theme = 'auto' | 'light' | 'dark';

const LANGUAGE = 'lichtung-language';
const THEME = 'lichtung-theme';

/** Reads and writes what the browser remembers; where it may not, everything still works. */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; then it is forgotten with the page.
  }
}

class App {
  words = $state.raw<Words | null>(null);
  me = $state.raw<Me | null>(null);
  theme = $state<Theme>('auto');
  route = $state.raw<Route>({ page: 'start' });
  problem = $state.raw<Problem | null>(null);
  ready = $state(false);

  /** The text for a key in the language of the page. */
  say = (key: string, args?: Args): string => this.words?.say(key, args) ?? '';

  async start(): Promise<void> {
    const theme = remembered(THEME);
    this.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
    this.paint();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.paint());
    this.route = routeOf(location.pathname);
    addEventListener('popstate', () => {
      this.route = routeOf(location.pathname);
    });
    await this.speak(preferred(remembered(LANGUAGE), navigator.languages));
    await this.whoAmI();
    this.ready = true;
  }

  async speak(language: Language): Promise<void> {
    this.words = await load(language);
    document.documentElement.lang = language;
    remember(LANGUAGE, language);
  }

  dress(theme: Theme): void {
    this.theme = theme;
    remember(THEME, theme);
    this.paint();
  }

  private paint(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = this.theme === 'auto' ? (dark ? 'dark' : 'light') : this.theme;
  }

  /** By the personal link in the fragment, else by the browser's cookie; a stranger stays one until he says his name. */
  private async whoAmI(): Promise<void> {
    const { me } = handedBy(location.hash);
    try {
      this.me = me ? await api.byLink(me) : await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (me || error.status !== 401) this.problem = error.problem;
    }
    if (me) history.replaceState(null, '', location.pathname); // a secret does not stay in sight
  }

  /** Whoever plays has a name; the browser is known from then on. */
  async become(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.guest(name);
  }

  async somebody(): Promise<void> {
    if (!this.me) await this.become(this.say('web-guest-default'));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    this.problem = null;
    scrollTo(0, 0);
  }

  /** Do something on the server; what is refused is shown, and null comes back. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    this.problem = null;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
      return null;
    }
  }
}

export const app = new App();

/** A link inside the page: no reload on a plain click. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  app.go(link.pathname);
}
