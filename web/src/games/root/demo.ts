// Recorded moments of real games without a server: /src/games/root/demo.html?moment=opening&lang=de&theme=dark
// A click narrows as at a real table; `pick=kind:value,...` begins with these picks.

import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource/vollkorn/latin-600.css';
import { mount } from 'svelte';
import '../../base.css';
import icons from '../../lib/art/icons.svg?raw';
import { app } from '../../lib/app.svelte';
import type { Update, Welcome } from '../../lib/protocol';
import '../../tokens.css';
import Demo from './Demo.svelte';
import { layColours } from './factions';

export type Moment = { seat: number; welcome: Welcome; update: Update };

const MOMENTS = import.meta.glob<{ default: Moment }>('./fixtures/*.json');

const wanted = new URLSearchParams(location.search);
const target = document.getElementById('app');
const found = MOMENTS[`./fixtures/${wanted.get('moment') ?? 'opening'}.json`];
if (target && found) {
  layColours();
  document.documentElement.dataset.theme = wanted.get('theme') ?? 'light';
  await app.speak(wanted.get('lang') === 'en' ? 'en' : 'de');
  const picks = (wanted.get('pick') ?? '').split(',').filter(Boolean).map((pair) => {
    const [kind, value] = pair.split(':');
    return { kind, value: Number(value) };
  });
  document.body.insertAdjacentHTML('afterbegin', icons);
  const fresh = wanted.has('fresh'); // marks what others have changed
  mount(Demo, { target, props: { moment: (await found()).default, picks, fresh } });
}
