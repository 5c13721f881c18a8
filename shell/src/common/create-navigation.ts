import { randomKey } from '@jobharbor/shared/browser/environment';
import { type Navigation, type ShellLocation, splitAddress } from '@jobharbor/shared/remote';
import { createPageChange, type PageChange } from './page-change.ts';

/** Cause of a navigation: push, replace, or the browser's back and forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/** The address of a page, with the position of its history entry: a pushed one is one higher. */
export interface EntryLocation extends ShellLocation {
  index?: number;
}

export interface ShellNavigation extends Navigation {
  current(): EntryLocation;
  /** Cause of the current address. */
  kind(): NavigationKind;
  /** The change that led to the current address. */
  change(): PageChange;
  /** Sets the navigation guard, which is called before another page is shown. */
  guard(navigationGuard: NavigationGuard): void;
  dispose(): void;
}

/**
 * A guard calls `show`, or loads the document, or stays on the page that is shown (`stayOnPage`). `change` is what it then
 * restores: the history is that of the other page already.
 */
export type NavigationGuard = (show: () => void, change: PendingChange) => void;

/** A change of address whose page is not shown yet. */
export interface PendingChange {
  kind: NavigationKind | undefined;
  /** The next `popstate` is of our own making: nothing to show. */
  ignoresPop?: boolean;
}

interface EntryState {
  key: string;
  state: unknown;
  index?: number;
  /** The previous history entry, for links back to it. */
  origin?: Origin;
}

interface Origin {
  address: string;
  key: string;
  state: unknown;
}

const newKey = () => randomKey().slice(0, 8);

/** Milliseconds between two writes of one entry: Safari throws above a hundred changes of the history in 30 s. */
const writeGap = 350;

/**
 * The only code that writes `window.history`, with `stayOnPage`. Each entry's state holds a key beside the caller's
 * state. `address` is the page's full address; the requested one may have lacked language or country. Replacing a page
 * by its predecessor reuses that entry's key and state, as when sign-in returns to the page that required it. That
 * restores what is stored under the key: scroll, focus, loaded pages of a list.
 */
export function createNavigation(address: string): ShellNavigation {
  const listeners = new Set<() => void>();
  let kind: NavigationKind = 'pop';
  let navigationGuard: NavigationGuard = (show) => show();
  const change: PendingChange = { kind: undefined };

  const entryWriter = createEntryWriter();
  openEntry(entryWriter, address);
  history.scrollRestoration = 'manual';
  let location = entryWriter.waiting() ?? read();
  let latest = createPageChange(false);

  const show = () => {
    if (!change.kind) return;
    kind = change.kind;
    change.kind = undefined;
    const before = location;
    location = entryWriter.waiting() ?? read();
    latest.drop();
    latest = createPageChange(kind !== 'replace' && pageAt(before) !== pageAt(location));
    const commit = latest.defer();
    for (const listener of listeners) listener();
    commit();
  };
  // The history is updated at once; listeners are notified when the guard calls `show`. Navigations in between are merged
  // into one.
  const settle = (next: NavigationKind) => {
    const isAnotherPage = window.location.pathname !== location.pathname;
    const isHeld = change.kind !== undefined;
    change.kind = change.kind && next === 'replace' ? change.kind : next;
    if (!isAnotherPage) show();
    else if (!isHeld) navigationGuard(show, change);
  };
  const onPop = () => {
    entryWriter.drop();
    if (change.ignoresPop) {
      change.ignoresPop = false;
      return;
    }
    if (!isEntry(history.state)) keyForeignEntry(location.index + 1);
    settle('pop');
  };
  window.addEventListener('popstate', onPop);

  return {
    current: () => location,
    kind: () => kind,
    change: () => latest,
    navigate(to, { replace = false, state = null } = {}) {
      const target = new URL(to, window.location.href);
      if (target.origin !== window.location.origin) return window.location.assign(target);
      // As in a browser, a page that nobody has seen yet gives its entry to the next one.
      const isReplaced = replace || (kind === 'push' && latest.isPending());
      const next = isReplaced || target.href === window.location.href ? 'replace' : 'push';
      const makeEntry = () => (isReplaced ? replacedEntry(target, state) : pushedEntry(state));
      if (writeEntry(entryWriter, next, target, makeEntry)) settle(next);
      // A browser that refuses the change still follows the link.
      else window.location.assign(target);
    },
    go(delta) {
      entryWriter.flush();
      history.go(delta);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard(next) {
      navigationGuard = next;
    },
    dispose: () => window.removeEventListener('popstate', onPop),
  };
}

/** Gives the entry that the document was opened at its key and full address. */
function openEntry(writer: ReturnType<typeof createEntryWriter>, address: string): void {
  const entry = isEntry(history.state) ? history.state : { key: newKey(), state: null };
  const target = new URL(address + window.location.hash, window.location.href);
  if (!changeHistory('replaceState', entry, target)) writer.write(entry, target);
}

/** An entry of the person's own, such as an anchor, gets a key. */
function keyForeignEntry(index: number): void {
  const entry = { key: newKey(), state: null, index };
  changeHistory('replaceState', entry, new URL(window.location.href));
}

/** False where the browser refuses. Changes of one page are collected; other ones first write what was collected. */
function writeEntry(
  writer: ReturnType<typeof createEntryWriter>,
  kind: 'push' | 'replace',
  target: URL,
  makeEntry: () => EntryState,
): boolean {
  if (kind === 'replace' && target.pathname === window.location.pathname) {
    writer.write(makeEntry(), target);
    return true;
  }
  writer.flush();
  return changeHistory(`${kind}State`, makeEntry(), target);
}

/** Whether a change of the history took place: browsers throw at too many, or ignore them. */
function changeHistory(how: 'pushState' | 'replaceState', entry: EntryState, target: URL): boolean {
  try {
    history[how](entry, '', target);
  } catch {
    return false;
  }
  return window.location.href === target.href;
}

/**
 * Replaces the current entry. The first replacement is written at once; of those that follow closely, as when an arrow key is
 * held, the latest after {@link writeGap}. Meanwhile the page already shows it. What the browser refuses is tried again.
 */
function createEntryWriter() {
  let next: { entry: EntryState; target: URL } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (next && changeHistory('replaceState', next.entry, next.target)) next = undefined;
  };
  const writeLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      flush();
      if (next) writeLater();
    }, writeGap);
  };
  return {
    flush,
    /** Forgets what waits, since the entry was left. */
    drop() {
      next = undefined;
    },
    write(entry: EntryState, target: URL) {
      next = { entry, target };
      if (timer === undefined) flush();
      writeLater();
    },
    /** The location that is not written yet. */
    waiting(): Required<EntryLocation> | undefined {
      if (!next) return undefined;
      const { key, state, index = 0 } = next.entry;
      const { pathname, search, hash } = next.target;
      return { pathname, search, hash, state, key, index };
    },
  };
}

const isEntry = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';

/** The page of an address, whatever its language and country: with those alone it is rendered at once. */
const pageAt = ({ pathname }: ShellLocation) => splitAddress(pathname)?.path;

const pathOf = ({ pathname, search, hash }: URL | Location) => pathname + search + hash;

function pushedEntry(state: unknown): EntryState {
  const { key, state: before, index } = read();
  const origin = { address: pathOf(window.location), key, state: before };
  return { key: newKey(), state, index: index + 1, origin };
}

function replacedEntry(target: URL, state: unknown): EntryState {
  const entry: unknown = history.state;
  const origin = isEntry(entry) ? entry.origin : undefined;
  const isReturn =
    state === null && origin?.address === pathOf(target) && target.pathname !== window.location.pathname;
  const { key, index } = read();
  if (isReturn) return { key: origin.key, state: origin.state, index };
  return { key, state, index, ...(origin && { origin }) };
}

function read(): Required<EntryLocation> {
  const { pathname, search, hash } = window.location;
  const entry: unknown = history.state;
  const { key, state, index = 0 } = isEntry(entry) ? entry : { key: 'unknown', state: null };
  return { pathname, search, hash, state, key, index };
}
