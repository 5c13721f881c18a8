import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './answer-cache.ts';

export interface RecentAnswers {
  get(key: string): CachedAnswer | undefined;
  /** Call it before the API is asked; the returned function keeps the answer, unless `clear` was called meanwhile. */
  expect(key: string): (answer: CachedAnswer) => void;
  clear(): void;
}

/**
 * Answers of the last seconds for pages of signed-in people, which are rendered anew each time. Only of calls
 * without a session, whose answer is the same for everybody. As old as a guest's page may be; news of jobs clears
 * them as it invalidates those pages.
 */
export function createRecentAnswers({ freshMs = 5_000, maxBytes = 16 * 2 ** 20 } = {}): RecentAnswers {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 500,
    ttl: freshMs,
  });
  let generation = 0;
  return {
    get: (key) => answers.get(key),
    expect(key) {
      const asked = generation;
      return (answer) => {
        if (asked === generation) answers.set(key, answer);
      };
    },
    clear() {
      generation += 1;
      answers.clear();
    },
  };
}
