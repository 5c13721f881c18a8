import { type Asker, currentAsker } from '@jobharbor/shared/http-server';
import { LRUCache } from 'lru-cache';

interface Work<T> {
  result: Promise<T>;
  /** Requests that wait for it. */
  waiting: number;
  abandoned: AbortController;
}

/** Milliseconds that work continues without a request: a browser retries at once after a timeout. */
const graceMs = 3_000;
/** A result is kept for so long, for a request whose answer was lost. */
const keptMs = 120_000;
const maxKept = 40;

/**
 * Work that outlives the request that began it. Requests with the same key wait for the same work, or get its result; a
 * failure is not kept. It ends early once nobody has waited for it for three seconds.
 */
export function createSharedWork<T extends object>({
  keptFor = keptMs,
  grace = graceMs,
} = {}): (key: string, begin: (asker: Asker) => Promise<T>) => Promise<T> {
  const running = new Map<string, Work<T>>();
  const done = new LRUCache<string, T>({ max: maxKept, ttl: keptFor });

  function start(key: string, begin: (asker: Asker) => Promise<T>): Work<T> {
    const abandoned = new AbortController();
    const result = begin({ ...currentAsker(), signal: abandoned.signal }).then((made) => {
      done.set(key, made);
      return made;
    });
    const work = { result, waiting: 0, abandoned };
    running.set(key, work);
    const end = () => void (running.get(key) === work && running.delete(key));
    result.then(end, end);
    return work;
  }

  return (key, begin) => {
    const made = done.get(key);
    if (made) return Promise.resolve(made);
    const { signal } = currentAsker();
    const known = running.get(key);
    const work = known && !known.abandoned.signal.aborted ? known : start(key, begin);
    work.waiting += 1;
    signal?.addEventListener(
      'abort',
      () => {
        work.waiting -= 1;
        const endUnwanted = () => work.waiting === 0 && work.abandoned.abort();
        setTimeout(endUnwanted, grace).unref();
      },
      { once: true },
    );
    return work.result;
  };
}
