import { useSyncExternalStore } from 'react';

const place = 'jh-seen';
const most = 500;
const listeners = new Set<() => void>();
const none: ReadonlySet<number> = new Set();
let text: string | null = null;
let seen: ReadonlySet<number> = none;

/** The same set until the storage changes, as React asks. */
function read(): ReadonlySet<number> {
  const now = stored();
  if (now !== text) {
    text = now;
    seen = new Set(idsIn(now));
  }
  return seen;
}

function stored(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function idsIn(kept: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
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

/** The jobs that were opened in this browser, in any of its tabs; the latest five hundred. */
export const useSeen = (): ReadonlySet<number> => useSyncExternalStore(subscribe, read, () => none);

/** Notes that a job was opened. */
export function noteSeen(jobId: number): void {
  const ids = [jobId, ...[...read()].filter((id) => id !== jobId)].slice(0, most);
  try {
    localStorage.setItem(place, JSON.stringify(ids));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
