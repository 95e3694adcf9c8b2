import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginTable } from './begin';

const kept = new Map<string, string>();
vi.mock('./remember', () => ({
  remember: (key: string, value: string) => kept.set(key, value),
  remembered: (key: string) => kept.get(key) ?? null,
}));

const asked: string[] = [];
vi.mock('./api', () => ({
  api: {
    table: async () => ({ seal: 'S', chairs: [{ seat: 0, yours: true }, { seat: 1, agent: 'easy' }, { seat: 2, yours: true, automatic: true }] }),
    pledge: async (table: string, seat: number, pledge: string) => void asked.push(`pledge ${table} ${seat} ${pledge.length}`),
    begin: async (table: string) => void asked.push(`begin ${table}`),
  },
}));

beforeEach(() => {
  asked.length = 0;
  kept.clear();
});

describe('a game that is begun at once', () => {
  it('begins when all of my seats have promised what they add to chance', async () => {
    await beginTable('t');
    expect(asked).toEqual(['pledge t 0 64', 'begin t']);
    expect(kept.get('lichtung-nonce-t-0')).toMatch(/^[0-9a-f]{64} S$/);
  });
});
