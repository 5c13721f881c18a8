import * as z from 'zod/mini';

const visits = z.object({ at: z.number(), before: z.number() });
/** A reload within this time is the same visit. */
const visitSeconds = 1_800;

/** When this device's person was on the page before, in seconds; 0 on the first visit or where storage is forbidden. */
export function rememberVisit(userId: number, now: number): number {
  const key = `jh-news:${userId}`;
  try {
    const last = visits.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const isSame = last.success && now - last.data.at < visitSeconds;
    const before = last.success ? (isSame ? last.data.before : last.data.at) : 0;
    localStorage.setItem(key, JSON.stringify({ at: isSame ? last.data.at : now, before }));
    return before;
  } catch {
    return 0;
  }
}
