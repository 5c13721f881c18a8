/** True while `key` has been seen at most `most` times within the current span of `ms` milliseconds. */
export function createRateLimit(most: number, ms: number): (key: string) => boolean {
  let span = 0;
  let seen = new Map<string, number>();
  return (key) => {
    const now = Math.floor(Date.now() / ms);
    if (now !== span) seen = new Map();
    span = now;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= most;
  };
}
