// Bundles the Fluent catalogues that the Python side shares with us, and our own, one module for each language.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SHARED = fileURLToPath(new URL('../../src/lichtung/locale', import.meta.url));
const OURS = fileURLToPath(new URL('../src/locale', import.meta.url));
/** Each faction brings the words of its own board. */
const FOLDERS = fileURLToPath(new URL('../src/games/root/factions', import.meta.url));
/** And the words of its rules: de.ftl, and law-de.ftl for its paragraphs; landmarks likewise. */
const RULES = ['factions', 'landmarks'].map((part) => fileURLToPath(new URL(`../../src/lichtung/root/${part}`, import.meta.url)));
/** Of hirelings the paragraphs only: a server sends their other words with the games that have them. */
const HIRELINGS = fileURLToPath(new URL('../../src/lichtung/root/hirelings', import.meta.url));
const PREFIX = 'virtual:words/';
// What only the command line, the terminal or the operator of a server ever says; and hirelings, whose words a server sends with their games.
const ELSEWHERE = /^(analyse|arena|campaign|doctor|law|root-hired|root-position|root-terminal.*|server-async|server-mail|server-ops)\.ftl$/;
// And in files that both read: messages of the command line and the terminal.
const TYPED = /^(cli|play|command|upgrade|replay|rootlog|system|error-(cli|no|pictures?|play|resume|show|upgrade|view)|heirs-(help|short|abbr))-/;
const LAW = /^law-/;
/** Lessons and puzzles. */
const LEARN = /^learn/;
/** The parts of a language, each loaded when it is wanted: "de" for every page, "de-law" the rules, "de-learn" the lessons, "de-hired" the names of hirelings. */
const partOf = (name: string): string => (LAW.test(name) ? 'law' : LEARN.test(name) ? 'learn' : '');
// A file of the command line that holds readings of the rules, too.
const READINGS = 'campaign.ftl';
// Files of the terminal that say what verbs are for: this one, and terminal-de.ftl of each faction.
const VERBS = 'root-terminal.ftl';

/** The text of one part of a language. */
export function catalogue(part: string): { text: string; files: string[] } {
  const [language, law = ''] = part.split('-');
  const own = (folders: string[]): string[] => folders.flatMap((folder) => readdirSync(folder).sort().map((name) => join(folder, name)));
  if (law === 'hired') {
    const named = own([HIRELINGS]).map((folder) => join(folder, 'words', `${language}.ftl`)).filter(existsSync);
    return { text: named.map((file) => stripped(readFileSync(file, 'utf8'), /^(?!root-hireling-)/)).join('\n'), files: named };
  }
  const files = [SHARED, OURS].flatMap((folder) =>
    readdirSync(join(folder, language))
      .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.test(name) && partOf(name) === law)
      .sort()
      .map((name) => join(folder, language, basename(name))),
  );
  if (law === 'learn') return { text: files.map((file) => stripped(readFileSync(file, 'utf8'), /^cli-/)).join('\n'), files };
  files.push(...own(law === 'law' ? [...RULES, HIRELINGS] : RULES).map((folder) => join(folder, 'words', `${law === 'law' ? 'law-' : ''}${language}.ftl`)).filter(existsSync));
  if (law !== 'law') files.push(...readdirSync(FOLDERS).sort().map((name) => join(FOLDERS, name, `${language}.ftl`)).filter(existsSync));
  const texts = files.map((file) => stripped(readFileSync(file, 'utf8'), TYPED));
  if (law === 'law') {
    const file = join(SHARED, language, READINGS);
    files.push(file);
    texts.push(stripped(readFileSync(file, 'utf8'), /^(?!ruling-)/));
  } else {
    const verbs = [join(SHARED, language, VERBS), ...own(RULES).map((folder) => join(folder, 'words', `terminal-${language}.ftl`)).filter(existsSync)];
    files.push(...verbs);
    texts.push(...verbs.map((file) => stripped(readFileSync(file, 'utf8'), /^(?!root-about-)/)));
  }
  return { text: texts.join('\n'), files };
}

/** Without comments and without messages whose keys are unwanted. */
function stripped(text: string, unwanted: RegExp): string {
  const kept: string[] = [];
  let skipping = false;
  for (const line of text.split('\n')) {
    if (/^#/.test(line)) continue;
    if (/^\S/.test(line)) skipping = unwanted.test(line);
    if (!skipping && line.trim() !== '') kept.push(line);
  }
  return kept.join('\n');
}

export function catalogues(): Plugin {
  return {
    name: 'lichtung-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const { text, files } = catalogue(id.slice(PREFIX.length + 1));
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
