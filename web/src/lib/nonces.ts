// What my seats add to chance: a nonce each, promised by its hash before the game begins and shown when all have
// promised. So whoever runs the server cannot choose what will be drawn, and neither can any player.

import type { Snapshot } from './connection';
import type { Chair } from './protocol';
import { remember, remembered } from './remember';

export type NonceTools = {
  pledge: (seat: number, pledge: string) => Promise<unknown>;
  reveal: (seat: number, nonce: string) => void;
  /** Browsers hash only on pages that came over https or from this very machine. */
  crypto?: Pick<Crypto, 'getRandomValues'> & { subtle?: Pick<SubtleCrypto, 'digest'> };
};

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export class Nonces {
  private readonly promised = new Set<number>();
  private update: Snapshot['update'] = null;

  constructor(private readonly table: string, private readonly tools: NonceTools) {}

  hear({ welcome, update, chairs, phase }: Snapshot): void {
    if (!welcome) return;
    for (const { seat, yours } of chairs) if (!yours) this.promised.delete(seat);
    if (phase === 'open') void this.promiseAll(chairs, welcome.seal);
    if (!update || update === this.update) return;
    this.update = update;
    for (const seat of update.nonces) {
      // The seal is the server's own promise: if it is another one now, nothing of ours is shown.
      const [nonce, seal] = (remembered(this.key(seat)) ?? '').split(' ');
      if (nonce && seal === welcome.seal && chairs.some((chair) => chair.yours && chair.seat === seat)) this.tools.reveal(seat, nonce);
    }
  }

  /** Promise something for each of my seats that has not promised yet; done when the server knows. */
  async promiseAll(chairs: readonly Chair[], seal: string): Promise<void> {
    const open = chairs.filter(({ seat, yours, pledge, automatic }) => yours && !pledge && !automatic && !this.promised.has(seat));
    await Promise.all(open.map(({ seat }) => this.promise(seat, seal)));
  }

  private async promise(seat: number, seal: string): Promise<void> {
    this.promised.add(seat);
    const found = this.tools.crypto ?? crypto;
    if (!found.subtle) return;
    const nonce = found.getRandomValues(new Uint8Array(32));
    const pledge = hex(new Uint8Array(await found.subtle.digest('SHA-256', nonce)));
    remember(this.key(seat), `${hex(nonce)} ${seal}`);
    await this.tools.pledge(seat, pledge).catch(() => this.promised.delete(seat)); // asked again with the next news
  }

  private key(seat: number): string {
    return `lichtung-nonce-${this.table}-${seat}`;
  }
}
