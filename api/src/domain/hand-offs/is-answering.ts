const timeoutMs = 3_000;

/** Milliseconds for which a health check is cached. */
const freshMs = 15_000;

const answered = new Map<string, number>();

/** Health check of another site before redirecting. Any HTTP answer counts. */
export async function isAnswering(url: string): Promise<boolean> {
  if (performance.now() - (answered.get(url) ?? Number.NEGATIVE_INFINITY) < freshMs) return true;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    if (answer.status >= 500) return false;
    answered.set(url, performance.now());
    return true;
  } catch {
    return false;
  }
}
