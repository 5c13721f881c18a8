import type { Navigation, ShellLocation } from '@jobharbor/shared/remote';

/** How an address came about: a step forward, a replacement, or the browser's back and forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

export interface ShellNavigation extends Navigation {
  /** What led to the current address. */
  kind(): NavigationKind;
  /** Has `gate` asked before another page is shown: it calls `show`, soon, or loads the document instead. */
  guard(gate: (show: () => void) => void): void;
  dispose(): void;
}

interface EntryState {
  key: string;
  state: unknown;
}

const newKey = () => crypto.randomUUID().slice(0, 8);

/**
 * The one owner of `window.history`. Its entries carry a key of ours beside the caller's state. `address` is the
 * page's whole address, where what was asked for lacked language or country.
 */
export function createNavigation(address: string): ShellNavigation {
  const listeners = new Set<() => void>();
  let kind: NavigationKind = 'pop';
  let gate = (show: () => void) => show();
  let waiting: NavigationKind | undefined;

  const first = isEntry(history.state) ? history.state : { key: newKey(), state: null };
  history.replaceState(first, '', address + window.location.hash);
  history.scrollRestoration = 'manual';
  let location = read();

  const show = () => {
    if (!waiting) return;
    kind = waiting;
    waiting = undefined;
    location = read();
    for (const listener of listeners) listener();
  };
  // The history knows the new address at once, the page when the gate lets it; steps of the meantime are one.
  const settle = (next: NavigationKind) => {
    const isAnotherPage = window.location.pathname !== location.pathname;
    const isHeld = waiting !== undefined;
    waiting = waiting && next === 'replace' ? waiting : next;
    if (!isAnotherPage) show();
    else if (!isHeld) gate(show);
  };
  const onPop = () => {
    if (!isEntry(history.state)) history.replaceState({ key: newKey(), state: null }, '');
    settle('pop');
  };
  window.addEventListener('popstate', onPop);

  return {
    current: () => location,
    kind: () => kind,
    navigate(to, { replace = false, state = null } = {}) {
      const target = new URL(to, window.location.href);
      if (target.origin !== window.location.origin) return window.location.assign(target);
      const isSame = target.href === window.location.href;
      const entry: EntryState = { key: replace ? read().key : newKey(), state };
      if (replace || isSame) history.replaceState(entry, '', target);
      else history.pushState(entry, '', target);
      settle(replace || isSame ? 'replace' : 'push');
    },
    go: (delta) => history.go(delta),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard(ask) {
      gate = ask;
    },
    dispose: () => window.removeEventListener('popstate', onPop),
  };
}

const isEntry = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';

function read(): ShellLocation {
  const { pathname, search, hash } = window.location;
  const entry: unknown = history.state;
  return isEntry(entry)
    ? { pathname, search, hash, state: entry.state, key: entry.key }
    : { pathname, search, hash, state: null, key: 'unknown' };
}
