import { localStore } from '../../browser/storage.ts';
import type { PickRefusalReason } from '../../contracts/jobs/pick.ts';

/** A job that a guest hid in this browser, with what the reason leaves out as well. */
export interface HiddenJob {
  readonly id: number;
  readonly reason: PickRefusalReason;
  readonly company: number;
  readonly category: number | null;
}

const storageKey = 'jh-hidden';
/** Maximum number of jobs that one call joins. */
const maxJobs = 100;
/** Name of the DOM event that notifies the other copies of this module on the page. */
const changeEvent = 'jh-hidden-jobs';
/** What the server knows; the same array as of a browser without any, so that hydration renders once. */
export const noHiddenJobs: readonly HiddenJob[] = [];
let text: string | null = null;
let hidden = noHiddenJobs;

/** Jobs that a guest hid in this browser, latest first. Returns the same array until it changes. */
export function readHiddenJobs(): readonly HiddenJob[] {
  try {
    const stored = localStore.getItem(storageKey);
    if (stored !== text) {
      text = stored;
      const list: unknown = JSON.parse(stored ?? '[]');
      const read = Array.isArray(list) ? list.filter((job) => job?.id > 0 && job.reason) : noHiddenJobs;
      hidden = read.length > 0 ? read : noHiddenJobs;
    }
  } catch {
    hidden = noHiddenJobs;
  }
  return hidden;
}

/** Hides a job in this browser, or again with another reason; false if storage is not available. */
export const hideOnDevice = (job: HiddenJob): boolean =>
  write([job, ...readHiddenJobs().filter(({ id }) => id !== job.id)].slice(0, maxJobs));

/** Shows jobs again that were hidden in this browser. */
export const showOnDevice = (ids: readonly number[]): boolean =>
  write(readHiddenJobs().filter(({ id }) => !ids.includes(id)));

function write(jobs: readonly HiddenJob[]): boolean {
  const isStored = localStore.setItem(storageKey, JSON.stringify(jobs));
  window.dispatchEvent(new Event(changeEvent));
  return isStored;
}

/** Calls the listener after each change in this tab or another; returns its undo. */
export function onHiddenJobs(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changeEvent, listener);
  };
}
