import { LRUCache } from 'lru-cache';

/** An answer of the API that the next render may use too. */
export interface CachedAnswer {
  type: string | undefined;
  body: Buffer;
}

export interface AnswerCache {
  get(key: string): CachedAnswer | undefined;
  /** Keeps an answer if its headers allow a shared cache to. `varied`: lower-case names of the headers in the key. */
  offer(key: string, answer: CachedAnswer, headers: AnswerHeaders, varied: readonly string[]): void;
}

type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Seconds that the API must allow. News drops answers of a shorter life (a job, a company) from pages, and news does
 * not arrive here.
 */
const minAllowed = 300;
/** Seconds that an answer is kept at most: lists change with a release of the API, exchange rates each day. */
const maxAge = 60;

/** HTTP cache for answers of the API that are the same for every visitor of a market: lists, exchange rates. */
export function createAnswerCache(maxBytes = 8 * 2 ** 20): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 1_000,
    ttl: maxAge * 1_000,
  });
  return {
    get: (key) => answers.get(key),
    offer(key, answer, headers, varied) {
      const allowed = /^public, max-age=(\d+)/.exec(String(headers['cache-control']));
      const vary = String(headers.vary ?? '')
        .toLowerCase()
        .split(/,\s*/);
      if (Number(allowed?.[1] ?? 0) >= minAllowed && vary.every((name) => !name || varied.includes(name)))
        answers.set(key, answer);
    },
  };
}
