import type { Navigation, ShellLocation } from '../remote/remote-props.ts';

export interface MemoryNavigation extends Navigation {
  /** Every address so far, latest last. */
  entries: string[];
}

/** A history in memory that starts at `address`. */
export function createMemoryNavigation(address: string): MemoryNavigation {
  const listeners = new Set<() => void>();
  const entries = [address];
  let count = 0;
  let location = read(address, null, 'first');
  return {
    entries,
    current: () => location,
    navigate(to, { state = null } = {}) {
      count += 1;
      entries.push(to);
      location = read(to, state, String(count));
      for (const listener of listeners) listener();
    },
    go() {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(address: string, state: unknown, key: string): ShellLocation {
  const { pathname, search, hash } = new URL(address, 'http://site');
  return { pathname, search, hash, state, key };
}
