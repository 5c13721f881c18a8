import { setTimeout as delay } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';

export interface SharedCachePurge {
  /** Purges pages with any of these surrogate keys, in the background. */
  purge(keys: readonly string[]): void;
  stop(): Promise<void>;
}

export interface PurgeOptions {
  url: URL;
  /** Called once until the cache answers again. */
  onError(error: unknown): void;
  /** Delay in milliseconds before an unanswered purge is sent again. */
  retryMs?: number;
}

/** Keys of one request: together shorter than the 8 KB that Varnish takes as a header. */
const keysOfRequest = 200;
/** More keys that wait are replaced by all pages. */
const maxWaiting = 2_000;

/**
 * Purges a shared cache (Varnish with its module xkey) by `PURGE` with the keys in `Surrogate-Key`. Keys wait while the
 * cache does not answer.
 */
export function createSharedCachePurge({ url, onError, retryMs = 1_000 }: PurgeOptions): SharedCachePurge {
  const stop = new AbortController();
  const pool = new Pool(url.origin, { connections: 1, headersTimeout: 5_000 });
  let waiting = new Set<string>();
  let sending: Promise<void> | null = null;

  async function send(keys: readonly string[]): Promise<void> {
    const { statusCode, body } = await pool.request({
      // Sent as it is; undici's type lists the methods of HTTP alone.
      method: 'PURGE' as Dispatcher.HttpMethod,
      path: url.pathname,
      headers: { 'surrogate-key': keys.join(' ') },
      signal: stop.signal,
    });
    await body.dump();
    if (statusCode >= 300) throw new Error(`The shared cache answered a purge with ${statusCode}.`);
  }

  async function sendWaiting(): Promise<void> {
    let hasFailed = false;
    while (waiting.size > 0 && !stop.signal.aborted) {
      const keys = [...waiting].slice(0, keysOfRequest);
      for (const key of keys) waiting.delete(key);
      try {
        await send(keys);
        hasFailed = false;
      } catch (error) {
        add(keys);
        if (!hasFailed && !stop.signal.aborted) onError(error);
        hasFailed = true;
        await delay(retryMs, undefined, { signal: stop.signal, ref: false }).catch(() => {});
      }
    }
  }

  function add(keys: readonly string[]): void {
    for (const key of keys) waiting.add(key);
    if (waiting.size > maxWaiting) waiting = new Set(['pages']);
  }

  return {
    purge(keys) {
      add(keys);
      sending ??= sendWaiting().finally(() => {
        sending = null;
      });
    },
    async stop() {
      stop.abort();
      await sending;
      await pool.destroy();
    },
  };
}

/** Reads `PAGE_PURGE_URL`. */
export function readPurgeUrl(text = ''): URL | null {
  if (text.trim() === '') return null;
  const url = URL.parse(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new Error(`PAGE_PURGE_URL takes an http address, as http://127.0.0.1:6081/; ${text} is none.`);
  return url;
}
