import type { Navigation, ShellLocation } from '../remote/remote-props.ts';

export interface MemoryNavigation extends Navigation {
  /** Every address so far, latest last; going back appends the earlier one again. */
  entries: string[];
}

/** An in-memory history that starts at `address`. Like a browser's, it keeps the key of a replaced entry. */
export function createMemoryNavigation(address: string): MemoryNavigation {
  const listeners = new Set<() => void>();
  const entries = [address];
  const stack = [read(address, null, 'first')];
  let at = 0;
  let count = 0;
  const current = () => stack[at] as ShellLocation;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    entries,
    current,
    navigate(to, { replace = false, state = null } = {}) {
      count += 1;
      entries.push(to);
      if (!replace) at += 1;
      stack.splice(at, stack.length, read(to, state, replace ? current().key : String(count)));
      tell();
    },
    go(delta) {
      if (!stack[at + delta]) return;
      at += delta;
      const { pathname, search, hash } = current();
      entries.push(pathname + search + hash);
      tell();
    },
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
