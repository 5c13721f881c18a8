import type { DistributedSemaphore } from '../../redis/distributed-semaphore.ts';

/** Maximum sockets of one account, on all its devices. */
const perAccount = 20;
/** Maximum sockets of one IP address. */
const perAddress = 200;

export interface SocketLimiter {
  /**
   * Acquires a place; the result releases it. Null if address or account is at its limit. Without an address, such as that of
   * a site's server, which opens the sockets of all its people, only the account counts.
   */
  take(address: string | null, accountId: number): Promise<(() => void) | null>;
}

/**
 * Limits concurrent sockets by account and by address, from the handshake on: those of this process, and with `shared`
 * those of all processes.
 */
export function createSocketLimiter(
  shared: Pick<DistributedSemaphore, 'acquire'> | null,
  max = { perAccount, perAddress },
): SocketLimiter {
  const held = new Map<string, number>();
  const count = (key: string) => held.get(key) ?? 0;
  function add(key: string, change: number): void {
    const next = count(key) + change;
    if (next === 0) held.delete(key);
    else held.set(key, next);
  }
  return {
    async take(address, accountId) {
      const limits = [{ key: `account:${accountId}`, max: max.perAccount }];
      if (address !== null) limits.push({ key: `address:${address}`, max: max.perAddress });
      if (limits.some(({ key, max: most }) => count(key) >= most)) return null;
      // Before the others are asked: a second handshake may come meanwhile.
      for (const { key } of limits) add(key, 1);
      const release = () => {
        for (const { key } of limits) add(key, -1);
      };
      const lease = shared && (await shared.acquire(limits));
      if (shared && lease === null) {
        release();
        return null;
      }
      return () => {
        release();
        lease?.();
      };
    },
  };
}
