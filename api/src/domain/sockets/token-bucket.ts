export interface TokenBucket {
  /** Whether one more is allowed now. */
  take(now: number): boolean;
}

/** Token bucket: `burst` at once and `perSecond` in the long run. Times in milliseconds. */
export function createTokenBucket(burst: number, perSecond: number): TokenBucket {
  let tokens = burst;
  let filledAt: number | null = null;
  return {
    take(now) {
      if (filledAt !== null) tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond);
      filledAt = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
