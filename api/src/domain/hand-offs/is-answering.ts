const timeoutMs = 3_000;

/** For how long an answer counts, so that many hand-offs ask once. */
const freshMs = 15_000;

const answered = new Map<string, number>();

/** Whether another site answers at all, so that nobody is sent to a browser's error page. A refusal is an answer. */
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
