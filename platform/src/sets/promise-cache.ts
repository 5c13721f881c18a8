import { LRUCache } from 'lru-cache';

/** LRU cache of promises, so that several callers of one key share one load. */
export interface PromiseCache<T> {
  /** The promise of `key`, created at the first call. One that rejects is evicted after `retryAfter` ms, by default at once. */
  get(key: string, create: () => Promise<T>, retryAfter?: number): Promise<T>;
}

/** Holds at most `max` promises; the least recently used is evicted first. */
export function createPromiseCache<T>(max: number): PromiseCache<T> {
  const promises = new LRUCache<string, Promise<T>>({ max });
  return {
    get(key, create, retryAfter = 0) {
      const cached = promises.get(key);
      if (cached) return cached;
      const created = create();
      promises.set(key, created);
      created.catch(() => {
        if (promises.peek(key) !== created) return;
        if (retryAfter > 0) promises.set(key, created, { ttl: retryAfter });
        else promises.delete(key);
      });
      return created;
    },
  };
}
