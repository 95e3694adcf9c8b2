// What the whole page shares: language, who I am, and where we are.

import { agentName, AT_LENGTH, IN_SHORT } from './agents';
import { api, Refusal, type Me } from './api';
import type { Problem } from './protocol';
import { remember, remembered } from './remember';
import { handedBy, routeOf, type Route } from './route';
import { settings } from './settings.svelte';
import { load, preferred, type Args, type Language, type Words } from './words';

const LANGUAGE = 'lichtung-language';

class App {
  words = $state.raw<Words | null>(null);
  me = $state.raw<Me | null>(null);
  route = $state.raw<Route>({ page: 'start' });
  problem = $state.raw<Problem | null>(null);
  ready = $state(false);
  settingsOpen = $state(false);
  /** A personal link of somebody else than this browser is: whoever sits here decides who goes on. */
  handed = $state.raw<{ token: string; other: string } | null>(null);
  /** The table that was made last, with the secret of its invitation, which is told only once. */
  made = $state.raw<{ table: string; invite: string } | null>(null);

  /** Catalogues by language that the page was built without, for languages that are spoken later too. */
  private readonly learnt = new Map<string, string>();

  /** The text for a key in the language of the page. */
  say = (key: string, args?: Args): string => this.words?.say(key, args) ?? '';

  /** What an agent is called, with what it does where the page has words for that. */
  agent(name: string): string {
    return this.words ? agentName(this.words, name, AT_LENGTH) : '';
  }

  /** How strong an agent is, in a word where the page has one. */
  strength = (name: string): string => (this.words ? agentName(this.words, name, IN_SHORT) : '');

  async start(): Promise<void> {
    settings.start();
    this.route = routeOf(location.pathname);
    addEventListener('popstate', () => {
      this.route = routeOf(location.pathname);
    });
    await this.speak(preferred(remembered(LANGUAGE), navigator.languages));
    await this.whoAmI();
    this.ready = true;
  }

  async speak(language: Language): Promise<void> {
    const words = await load(language);
    words.add(this.learnt.get(language) ?? '');
    this.words = words;
    document.documentElement.lang = language;
    remember(LANGUAGE, language);
  }

  /** What the server says in the words of its own; the same again costs nothing. */
  learn(words: Record<string, string>): void {
    for (const [language, text] of Object.entries(words)) {
      if (this.learnt.get(language) === text) continue;
      this.learnt.set(language, text);
      if (this.words?.language === language) this.words.add(text);
    }
  }

  /** By the personal link in the fragment, else by the browser's cookie; a stranger stays one until he says his name. */
  private async whoAmI(): Promise<void> {
    const { me } = handedBy(location.hash);
    try {
      this.me = me ? await api.byLink(me) : await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (me && error.problem.key === 'somebody-already') {
        this.me = await api.me();
        this.handed = { token: me, other: String(error.problem.args?.other) };
      } else {
        this.problem = error.problem;
      }
    }
    if (me) history.replaceState(null, '', location.pathname); // a secret does not stay in sight
  }

  /** Whoever plays has a name; the browser is known from then on. */
  async become(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.guest(name);
  }

  async somebody(name = this.say('web-guest-default')): Promise<void> {
    if (!this.me) await this.become(name);
  }

  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
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
  app.go(link.pathname + link.search);
}
