// In lists every table shows its board: a picture, and its name where the catalogues have one.

import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { catalogue } from '../../tools/catalogues';
import type { TableInfo } from '../lib/api';
import { app } from '../lib/app.svelte';
import { Words } from '../lib/words';
import TableList from './TableList.svelte';

const table = (id: string, game: string, setup: Record<string, unknown>): TableInfo => ({
  id, game, setup, phase: 'open', updated: 0, deciding: null, title: id, public: true, yours: false, created: 0, chairs: [], host: 'Ada', campaign: null,
});

test('boards are told apart in a list of tables', () => {
  app.words = new Words('de', catalogue('de').text);
  const boards = ['autumn', 'winter', 'lake', 'mountain'];
  const tables = [...boards.map((map) => table(map, 'root', { map })), table('erben', 'heirs', { sets: [] })];
  const { body } = render(TableList, { props: { tables, none: '' } });
  const pictures = boards.map((board) => body.split(`data-board="${board}"`)[1]?.split('</svg>')[0]);
  expect(new Set(pictures).size).toBe(boards.length);
  expect(body.match(/<svg width="48"[^>]*aria-hidden="true"/g)).toHaveLength(tables.length);
  expect(body).toMatch(/class="board[^>]*>Herbst</);
});
