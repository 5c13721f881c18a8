import { maxAgeMs, type SessionStore } from './session-store.ts';
import type { Visitor } from './visitor.ts';

/** Milliseconds between two writes of when a visitor was last here. */
const touchMs = 60_000;

/** Visitors by the random keys of their cookies: in memory, and in a store that outlives the program. */
export function createHeldVisitors(store: SessionStore, renewToken: (visitor: Visitor) => Promise<void>) {
  const visitors = new Map<string, Visitor>();
  const keys = new WeakMap<Visitor, string>();
  const touchedAt = new WeakMap<Visitor, number>();
  /** Sessions that are being read from the store: a second reading would use the same refresh token again. */
  const reading = new Map<string, Promise<Visitor | undefined>>();
  /** Keys of sessions that are being removed from the store. */
  const ended = new Set<string>();

  function remember(key: string, visitor: Visitor): void {
    for (const [other, { endsAt }] of visitors) if (endsAt + maxAgeMs < Date.now()) visitors.delete(other);
    visitors.set(key, visitor);
    keys.set(visitor, key);
  }

  async function read(key: string): Promise<Visitor | undefined> {
    const visitor = await store.find(key);
    if (visitor !== undefined) remember(key, visitor);
    return visitor;
  }

  return {
    async hold(key: string, visitor: Visitor): Promise<void> {
      remember(key, visitor);
      await store.keep(key, visitor);
    },
    async find(key: string): Promise<Visitor | undefined> {
      if (key === '' || ended.has(key) || visitors.has(key)) return visitors.get(key);
      const found = reading.get(key) ?? read(key).finally(() => reading.delete(key));
      reading.set(key, found);
      return found;
    },
    /** The visitor is here now. */
    touch(visitor: Visitor, now: number): void {
      visitor.seenAt = now;
      const key = keys.get(visitor);
      if (key === undefined || now - (touchedAt.get(visitor) ?? 0) < touchMs) return;
      touchedAt.set(visitor, now);
      // The file may be gone: its person has signed out in another tab.
      void store.touch(key, now).catch(() => {});
    },
    forget(visitor: Visitor): void {
      const key = keys.get(visitor);
      if (key === undefined) return;
      visitors.delete(key);
      ended.add(key);
      const removal = store.remove(key).catch(console.error);
      void removal.finally(() => ended.delete(key));
    },
    async renew(visitor: Visitor): Promise<void> {
      const before = visitor.token;
      await renewToken(visitor);
      const key = keys.get(visitor);
      // Not for a session that ended meanwhile.
      if (visitor.token !== before && key !== undefined && visitors.has(key)) await store.keep(key, visitor);
    },
  };
}
