import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import * as z from 'zod/mini';
import type { PageCache } from './page-cache.ts';

export interface JobNewsOptions {
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  cache: Pick<PageCache, 'drop' | 'clear'>;
  /** Milliseconds without a line after which the connection is taken for lost; the API sends one every 10 s. */
  silenceMs?: number;
  /** Milliseconds until it is tried again. */
  retryMs?: number;
}

/** A line of the API's news; `all` where it cannot say what changed. See `api/src/domain/job-news`. */
const line = z.object({
  job_ids: z._default(z.array(z.number()), []),
  countries: z._default(z.array(z.string()), []),
  all: z._default(z.boolean(), false),
});

/**
 * Follows the API's news of jobs and drops the pages that these outdate. While it does not answer, pages go by their age
 * alone; what may have been missed is dropped when it answers again. Returns a function that ends it.
 */
export function followJobNews({
  apiUrl,
  cache,
  silenceMs = 30_000,
  retryMs = 1_000,
}: JobNewsOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const api = new Pool(new URL(apiUrl).origin, { connections: 1, bodyTimeout: silenceMs });

  async function follow(): Promise<void> {
    const { statusCode, body } = await api.request({
      method: 'GET',
      path: '/internal/job-news',
      headersTimeout: silenceMs,
      signal,
    });
    if (statusCode !== 200) return void (await body.dump());
    for await (const text of createInterface({ input: body })) {
      const news = line.safeParse(JSON.parse(text));
      if (!news.success || news.data.all) cache.clear();
      else cache.drop(news.data);
    }
  }

  async function keepFollowing(): Promise<void> {
    while (!signal.aborted) {
      // That the API does not answer is for the breaker to tell.
      await follow().catch(() => {});
      await delay(retryMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const ended = keepFollowing();
  return async () => {
    stop.abort();
    await ended;
    await api.destroy();
  };
}
