import { ApiError, errorCode } from '@jobharbor/shared/errors';

/** Runs work that takes much memory or time, a few at once. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** `Retry-After` of a refusal, in seconds. */
const retryAfter = 5;

/** At most `running` at once and `waiting` behind them; any more is refused with 40019. */
export function createLimiter({ running, waiting }: { running: number; waiting: number }): Limiter {
  let free = running;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new ApiError(errorCode.overloaded, { retryAfter });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next in the queue without becoming free in between.
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
