/** Tabs of one person, on all their devices. */
const perAccount = 20;
/** People behind one address. */
const perAddress = 200;

export interface SocketLimiter {
  /** Takes a place for a socket; the result gives it back. Null when the address or the account holds too many. */
  take(address: string, accountId: number): (() => void) | null;
}

/** Bounds the open sockets of one account and of one address, from the handshake on. */
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
      const byAddress = `address ${address}`;
      const byAccount = `account ${accountId}`;
      if (count(byAddress) >= max.perAddress || count(byAccount) >= max.perAccount) return null;
      const keys = [byAddress, byAccount];
      for (const key of keys) add(key, 1);
      return () => {
        for (const key of keys) add(key, -1);
      };
    },
  };
}
