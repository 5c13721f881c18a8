import { ApiError, errorCode } from '@jobharbor/shared/errors';

/** Concurrency limiter for expensive work. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** `Retry-After` of a refusal, in seconds. */
const retryAfter = 5;

/** At most `running` concurrent and `waiting` queued; further calls are refused with 40019. */
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
