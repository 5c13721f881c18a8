import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import * as z from 'zod/mini';
import { apiConnect } from '../api-connection/api-connection.ts';
import { surrogateKey } from './drawn-page.ts';
import type { PageCache } from './page-cache.ts';

export interface JobNewsOptions {
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  cache: Pick<PageCache, 'drop' | 'clear'>;
  /** Called with countries whose settings an admin has changed: banners, pixels, lists, office hours. */
  onSettings?(countries: readonly string[]): void;
  /** Timeout in milliseconds without a line; the API sends a heartbeat every 10 s. */
  silenceMs?: number;
  /** Reconnect delay in milliseconds. */
  retryMs?: number;
  /** Shortest time in milliseconds between two invalidations of a country's lists. */
  listMs?: number;
}

/** A line of the API's job news; `all` invalidates everything. See `api/src/domain/job-news`. */
const line = z.object({
  job_ids: z._default(z.array(z.number()), []),
  company_ids: z._default(z.array(z.number()), []),
  countries: z._default(z.array(z.string()), []),
  all: z._default(z.boolean(), false),
  /** The settings of the countries have changed. */
  settings: z._default(z.boolean(), false),
});

/**
 * Follows the API's stream of job changes and invalidates the pages that show them: jobs and companies at once, lists of a
 * country at most every `listMs`, since some job changes all the time during an import. While disconnected, pages expire
 * by age; everything is invalidated on reconnect. Returns a function that stops it.
 */
export function followJobNews({
  apiUrl,
  cache,
  onSettings,
  silenceMs = 30_000,
  retryMs = 1_000,
  listMs = 1_000,
}: JobNewsOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const api = new Pool(new URL(apiUrl).origin, {
    ...apiConnect(apiUrl),
    ...{ connections: 1, bodyTimeout: silenceMs },
  });
  const lists = createThrottle((countries) => cache.drop(countries.map(surrogateKey.jobsOf)), listMs);

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
      if (!news.success || news.data.all) {
        cache.clear();
        continue;
      }
      const { job_ids, company_ids, countries } = news.data;
      cache.drop([...job_ids.map(surrogateKey.job), ...company_ids.map(surrogateKey.company)]);
      lists.add(countries);
      if (news.data.settings) onSettings?.(countries);
    }
  }

  async function followForever(): Promise<void> {
    while (!signal.aborted) {
      // The breaker reports an API that is down.
      await follow().catch(() => {});
      await delay(retryMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const ended = followForever();
  return async () => {
    stop.abort();
    lists.stop();
    await ended;
    await api.destroy();
  };
}

/** Passes values on at once, then collects those of the next `milliseconds`. */
function createThrottle(pass: (values: readonly string[]) => void, milliseconds: number) {
  const collected = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  function flush(): void {
    timer = null;
    if (collected.size === 0) return;
    pass([...collected]);
    collected.clear();
    timer = setTimeout(flush, milliseconds).unref();
  }
  return {
    add(values: readonly string[]) {
      for (const value of values) collected.add(value);
      if (timer === null) flush();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
