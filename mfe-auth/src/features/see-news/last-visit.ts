import { localStore } from '@jobharbor/shared/browser/storage';
import * as z from 'zod/mini';

const visits = z.object({ at: z.number(), before: z.number() });
/** A reload within these seconds is the same visit. */
const visitSeconds = 1_800;

/**
 * Time of the device's previous visit to the page, in seconds; 0 on the first visit or without storage. Records this one.
 */
export function recordVisit(userId: number, now: number): number {
  const key = `jh-news:${userId}`;
  try {
    const last = visits.safeParse(JSON.parse(localStore.getItem(key) ?? 'null'));
    const isSame = last.success && now - last.data.at < visitSeconds;
    const before = last.success ? (isSame ? last.data.before : last.data.at) : 0;
    localStore.setItem(key, JSON.stringify({ at: isSame ? last.data.at : now, before }));
    return before;
  } catch {
    return 0;
  }
}
