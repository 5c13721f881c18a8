import { localStore } from '../../browser/storage.ts';
import type { PickRefusalReason } from '../../contracts/jobs/pick.ts';

/** A job that a guest hid in this browser, with what the reason leaves out as well. */
export interface HiddenJob {
  readonly id: number;
  readonly reason: PickRefusalReason;
  readonly company: number;
  readonly category: number | null;
}

/** Server snapshot. The same array as of a browser without hidden jobs, so that hydration renders once. */
export const noHiddenJobs: readonly HiddenJob[] = [];
let text: string | null = null;
let hidden = noHiddenJobs;

/** Jobs that a guest hid in this browser, latest first. Returns the same array until it changes. */
export function readHiddenJobs(): readonly HiddenJob[] {
  const stored = localStore.getItem('jh-hidden');
  if (stored !== text) {
    text = stored;
    hidden = noHiddenJobs;
    try {
      const list: HiddenJob[] = JSON.parse(stored ?? '');
      if (list.some(({ id }) => id > 0)) hidden = list;
    } catch {}
  }
  return hidden;
}

/** Calls the listener after each change in this tab or another; returns its undo. `hide-on-device.ts` sends the event. */
export function onHiddenJobs(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
