/** Maximum sockets of one account, on all its devices. */
const perAccount = 20;
/** Maximum sockets of one IP address. */
const perAddress = 200;

export interface SocketLimiter {
  /**
   * Acquires a slot; the result releases it. Null if address or account is at its limit. Without an address, such as that of
   * a site's server, which opens the sockets of all its people, only the account counts.
   */
  take(address: string | null, accountId: number): (() => void) | null;
}

/** Limits concurrent sockets by account and by address, from the handshake on. */
export function createSocketLimiter(max = { perAccount, perAddress }): SocketLimiter {
  const held = new Map<string, number>();
  const count = (key: string) => held.get(key) ?? 0;
  function add(key: string, change: number): void {
    const next = count(key) + change;
    if (next === 0) held.delete(key);
    else held.set(key, next);
  }
  return {
    take(address, accountId) {
      const limits: [key: string, max: number][] = [[`account ${accountId}`, max.perAccount]];
      if (address !== null) limits.push([`address ${address}`, max.perAddress]);
      if (limits.some(([key, most]) => count(key) >= most)) return null;
      const keys = limits.map(([key]) => key);
      for (const key of keys) add(key, 1);
      return () => {
        for (const key of keys) add(key, -1);
      };
    },
  };
}
