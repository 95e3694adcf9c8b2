// The site's own few lines: light or dark as at the table, the menu on small screens, and a search without a network.
'use strict';

const SETTINGS = 'lichtung-settings'; // the table keeps its settings there too
const FEWEST_LETTERS = 2;
const MOST_FOUND = 14;
const MOST_OF_A_PAGE = 3;
const LONG = 2500; // letters from which a text has many words anyway
const AROUND = 70; // letters of the text before and after what was found
const root = document.documentElement;

// --- Light and dark

function settings() {
  try {
    const said = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}');
    return said !== null && typeof said === 'object' ? said : {};
  } catch {
    return {};
  }
}

const device = matchMedia('(prefers-color-scheme: dark)');

function paint() {
  const { theme } = settings();
  root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : device.matches ? 'dark' : 'light';
}

function turn() {
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(SETTINGS, JSON.stringify({ ...settings(), theme }));
  } catch {
    // Where nothing is kept, it holds for this page.
  }
  root.dataset.theme = theme;
}

paint();
device.addEventListener('change', paint);

// --- The search

/** Letters as they are compared: small, without accents, umlauts as two letters. */
function fold(text) {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter])
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The sections that a reader of this language looks through. */
function prepare(lang) {
  return window.lichtungPages
    .filter(([, of, only]) => of === lang || only)
    .flatMap(([address, of, , title, sections]) =>
      sections.map(([id, heading, text]) => ({
        address, id, title, heading, text, own: of === lang,
        folded: { title: fold(title), heading: fold(heading), text: fold(text) },
      })),
    );
}

const begins = (text, word) => text.startsWith(word) || new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u').test(text);
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How well a section fits: every word must stand somewhere; headings count more than text. */
function fit({ folded: { title, heading, text }, own }, words) {
  let sum = own ? 2 : 0;
  for (const word of words) {
    let worth = 0;
    if (begins(heading, word)) worth += heading === word ? 30 : 16;
    if (begins(title, word)) worth += 8;
    if (begins(text, word)) worth += 3 + (text.length < LONG ? Math.min(text.split(word).length - 1, 4) : 0);
    else if (text.includes(word) || heading.includes(word)) worth += 1;
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

function search(sections, query) {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.join('').length < FEWEST_LETTERS) return null;
  const found = sections.map((section) => ({ ...section, worth: fit(section, words) })).filter(({ worth }) => worth > 0);
  const onPage = new Map(); // of pages that fit equally well the one that speaks of it more often comes first
  for (const { address } of found) onPage.set(address, (onPage.get(address) ?? 0) + 1);
  const shown = new Map();
  return found
    .sort((a, b) => b.worth - a.worth || onPage.get(b.address) - onPage.get(a.address))
    .filter(({ address }) => {
      shown.set(address, (shown.get(address) ?? 0) + 1);
      return shown.get(address) <= MOST_OF_A_PAGE;
    })
    .slice(0, MOST_FOUND);
}

/** The text around the first word that was found. */
function snippet(text, query) {
  const [word] = fold(query).split(/\s+/).filter(Boolean);
  const pieces = text.split(/(?<=\s)/);
  const hit = Math.max(0, pieces.findIndex((piece) => fold(piece).includes(word)));
  let from = hit;
  let to = hit;
  let before = 0;
  while (from > 0 && before < AROUND) before += pieces[--from].length;
  let after = 0;
  while (to < pieces.length && after < 2 * AROUND) after += pieces[to++].length;
  return `${from > 0 ? '… ' : ''}${pieces.slice(from, to).join('').trim()}${to < pieces.length ? ' …' : ''}`;
}

/** The pages' texts: asked for once, when somebody begins to search. */
let loading = null;
function load() {
  loading ??= new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = `${root.dataset.root}search.js`;
    script.onload = () => done(prepare(root.lang));
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

function entry({ address, id, title, heading, text, own }, query) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${root.dataset.root}${address}${id ? `#${id}` : ''}`;
  if (!own) link.lang = 'en';
  const name = document.createElement('b');
  name.textContent = heading;
  const where = document.createElement('span');
  where.textContent = heading === title ? '' : title;
  const said = document.createElement('p');
  said.textContent = snippet(text, query);
  link.append(name, ' ', where, said);
  item.append(link);
  return item;
}

function startSearch(form) {
  const input = form.querySelector('input');
  const panel = form.querySelector('.found');
  const list = panel.querySelector('ol');
  const status = panel.querySelector('p');
  form.hidden = false;
  const close = () => { panel.hidden = true; };
  const look = async () => {
    const query = input.value;
    const found = search(await load(), query);
    if (query !== input.value) return; // somebody typed on meanwhile
    panel.hidden = found === null;
    if (found === null) return;
    const { none, one, many } = form.dataset;
    status.textContent = found.length === 0 ? none : found.length === 1 ? one : many.replace('#', String(found.length));
    list.replaceChildren(...found.map((section) => entry(section, query)));
  };
  input.addEventListener('focus', () => void load());
  input.addEventListener('input', () => void look());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void look().then(() => list.querySelector('a')?.click());
  });
  form.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    if (event.key === 'Escape') {
      close();
      input.focus();
    } else if (event.key === 'ArrowDown' && links.length > 0) {
      links[Math.min(at + 1, links.length - 1)].focus();
    } else if (event.key === 'ArrowUp' && at >= 0) {
      (links[at - 1] ?? input).focus();
    } else return;
    event.preventDefault();
  });
  list.addEventListener('click', close);
  document.addEventListener('click', (event) => {
    if (!form.contains(event.target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key === '/' && !typing && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      input.focus();
    }
  });
}

document.addEventListener('DOMContentLoaded', () => {
  startSearch(document.querySelector('form[role="search"]'));
  const theme = document.querySelector('button.theme');
  theme.hidden = false;
  theme.addEventListener('click', turn);
  const menu = document.querySelector('button.menu');
  const pages = document.getElementById('pages');
  menu.hidden = false;
  pages.classList.add('folded');
  menu.addEventListener('click', () => {
    const open = menu.getAttribute('aria-expanded') !== 'true';
    menu.setAttribute('aria-expanded', String(open));
    pages.classList.toggle('folded', !open);
  });
});
