import { localStore } from '@jobharbor/shared/browser/storage';
import { useSyncExternalStore } from 'react';

const storageKey = 'jh-seen';
const maxJobs = 500;
const listeners = new Set<() => void>();
const noJobs: ReadonlySet<number> = new Set();
let text: string | null = null;
let seen: ReadonlySet<number> = noJobs;

/** Referentially stable until the storage changes, as `useSyncExternalStore` requires. */
function read(): ReadonlySet<number> {
  const now = readStorage();
  if (now !== text) {
    text = now;
    seen = new Set(parseIds(now));
  }
  return seen;
}

function readStorage(): string | null {
  try {
    return localStore.getItem(storageKey);
  } catch {
    return null;
  }
}

function parseIds(stored: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Ids of the jobs opened in this browser, synchronised between tabs; at most the latest 500. */
export const useSeenJobs = (): ReadonlySet<number> => useSyncExternalStore(subscribe, read, () => noJobs);

/** Records that a job was opened. */
export function recordSeenJob(jobId: number): void {
  const ids = [jobId, ...[...read()].filter((id) => id !== jobId)].slice(0, maxJobs);
  try {
    localStore.setItem(storageKey, JSON.stringify(ids));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
