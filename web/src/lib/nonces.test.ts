import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot } from './connection';
import { Nonces } from './nonces';

const kept = new Map<string, string>();
vi.mock('./remember', () => ({
  remember: (key: string, value: string) => kept.set(key, value),
  remembered: (key: string) => kept.get(key) ?? null,
}));

const chair = (seat: number, more = {}) => ({ seat, word: String(seat), ...more });
const news = (more: object): Snapshot => ({ welcome: { seal: 'S' }, update: null, chairs: [], phase: 'open', ...more }) as unknown as Snapshot;
const quiet = () => new Promise((done) => setTimeout(done));

let pledges: [number, string][], shown: [number, string][], nonces: Nonces;
beforeEach(() => {
  kept.clear();
  pledges = []; shown = [];
  const crypto = {
    getRandomValues: <T>(bytes: T) => bytes,
    subtle: { digest: async () => new Uint8Array([1, 171]).buffer },
  };
  const pledge = async (seat: number, hash: string) => void pledges.push([seat, hash]);
  nonces = new Nonces('t', { pledge, reveal: (seat, nonce) => shown.push([seat, nonce]), crypto } as never);
});

describe('what is added to chance', () => {
  it('is promised once for each seat of mine', async () => {
    const table = news({ chairs: [chair(0, { yours: true }), chair(1), chair(2, { yours: true, pledge: 'x' })] });
    nonces.hear(table);
    nonces.hear(table);
    await quiet();
    expect(pledges).toEqual([[0, '01ab']]);
  });

  it('is shown when it is asked for, and only under the seal that it was promised under', async () => {
    const mine = [chair(0, { yours: true }), chair(1)];
    nonces.hear(news({ chairs: mine }));
    await quiet();
    const begun = { chairs: mine, phase: 'running', update: { nonces: [0, 1] } };
    nonces.hear(news({ ...begun, welcome: { seal: 'another' } }));
    expect(shown).toEqual([]);
    const again = news({ ...begun, update: { nonces: [0, 1] } });
    nonces.hear(again);
    nonces.hear(again);
    expect(shown).toEqual([[0, '00'.repeat(32)]]);
  });

  it('is nothing where the browser cannot hash', async () => {
    const bare = new Nonces('t', { pledge: async () => pledges.push([9, '']), reveal: () => {}, crypto: {} } as never);
    bare.hear(news({ chairs: [chair(0, { yours: true })] }));
    await quiet();
    expect(pledges).toEqual([]);
  });
});
