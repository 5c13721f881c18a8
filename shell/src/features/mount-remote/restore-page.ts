import type { Locale } from '@jobharbor/shared/remote';
import { federationGlobals } from '@jobharbor/shared/remote/federation-globals';
import { hasExtension } from '../../common/extension-signs.ts';
import {
  defineProperty,
  deleteProperty,
  foreignStorageKeys,
  getOwnPropertyDescriptor,
  getOwnPropertyNames,
  hasOwn,
  isExtensible,
  type Originals,
  ownKeys,
  type PageGuard,
  set,
  storages,
} from './guard-page.ts';
import type { Finding, Trace } from './page-finding.ts';
import { restoreLocale, restoreRoots } from './restore-roots.ts';

/** Remotes in whose runs a change was seen. */
const seenIn = new Map<string, Set<string>>();

/** For tests, which share a page with those of other files. */
export const forgetRuns = (): void => seenIn.clear();

const forGood = ' (for good)';
/** Whether a change could not be put back. */
export const isForGood = (change: string): boolean => change.endsWith(forGood);

/** Whether a change stays as it is, since no remote can have made it. */
function isForeign(name: string, finding: Finding): boolean {
  const remotes = seenIn.get(name) ?? new Set();
  seenIn.set(name, remotes.add(finding.remote));
  if (!finding.isShared && remotes.size < 2) return false;
  finding.foreign[finding.foreign.length] = name;
  return true;
}

/** Notes a change, and whether it is gone. */
function note(name: string, isBack: boolean, { changed, traces }: Finding, trace: Trace): void {
  const change = isBack ? name : name + forGood;
  changed[changed.length] = change;
  traces.set(change, trace);
}

/** Puts a property, or its absence, in the place of what it was. */
function redefine(object: object, key: PropertyKey, property: PropertyDescriptor | undefined): boolean {
  return property ? defineProperty(object, key, property) : deleteProperty(object, key);
}

/** The trace of a changed property. `adopt` takes it as the original from then on. */
function traceOf({ object, key, before, now, adopt }: ChangedProperty): Trace {
  return {
    name: String(key),
    value: now?.value ?? now?.get,
    makeAgain() {
      if (isSame(getOwnPropertyDescriptor(object, key), before) && redefine(object, key, now)) adopt();
    },
  };
}

interface ChangedProperty {
  object: object;
  key: PropertyKey;
  before: PropertyDescriptor | undefined;
  now: PropertyDescriptor | undefined;
  adopt(): void;
}

const isSame = (one?: PropertyDescriptor, other?: PropertyDescriptor) =>
  one?.value === other?.value && one?.get === other?.get;

/**
 * Restores the members of a built-in, without any built-in that a remote could have replaced: neither iterators nor methods.
 * They are restored before it is known whose they are, since that needs built-ins.
 */
function restoreMembers({ name, object, members }: Originals['shared'][number], undone: Undone[]) {
  const lists = [ownKeys(object), ownKeys(members)];
  for (let list = 0; list < 2; list += 1) {
    const keys = lists[list] ?? [];
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] ?? '';
      const before = hasOwn(members, key) ? members[key as string] : undefined;
      const now = getOwnPropertyDescriptor(object, key);
      if (isSame(before, now)) continue;
      const isBack = redefine(object, key, before);
      const member = typeof key === 'symbol' ? `${name}[symbol]` : `${name}.${key}`;
      undone[undone.length] = { member, isBack, object, key, before, now, members };
    }
  }
}

interface Undone {
  member: string;
  isBack: boolean;
  object: object;
  key: PropertyKey;
  before: PropertyDescriptor | undefined;
  now: PropertyDescriptor | undefined;
  members: PropertyDescriptorMap;
}

/** Puts back what stays after all, and takes what stays, or could not be restored, as the original from now on. */
function settleMember({ member, isBack, members, ...property }: Undone, finding: Finding) {
  const { object, key, now } = property;
  const adopt = () => {
    if (now) members[key as string] = now;
    else delete members[key as string];
  };
  const stays = isForeign(member, finding);
  if (!stays) note(member, isBack, finding, traceOf({ ...property, adopt }));
  if (stays && isBack) redefine(object, key, now);
  // Reported once: the next remote would be blamed for it.
  if (stays || !isBack) adopt();
}

function restoreBuiltIns({ shared, functions }: Originals, finding: Finding) {
  const undone: Undone[] = [];
  for (let index = 0; index < shared.length; index += 1)
    restoreMembers(shared[index] as Originals['shared'][number], undone);
  // From here on built-ins are whole.
  finding.isShared = hasExtension();
  for (const one of undone) settleMember(one, finding);
  for (const one of shared) {
    if (isExtensible(one.object) || one.isFrozen) continue;
    one.isFrozen = true;
    const trace = { name: one.name, value: undefined, makeAgain() {} };
    if (!isForeign(`${one.name} frozen`, finding)) note(`${one.name} frozen`, false, finding, trace);
  }
  for (const entry of functions) {
    const [name, before] = entry;
    const now = getOwnPropertyDescriptor(window, name);
    if (!before || isSame(before, now)) continue;
    const stays = isForeign(name, finding);
    const isBack = !stays && defineProperty(window, name, before);
    const adopt = () => {
      if (now) entry[1] = now;
    };
    if (!stays) note(name, isBack, finding, traceOf({ object: window, key: name, before, now, adopt }));
    if (!isBack) adopt();
  }
}

function restoreGlobals({ globals: before }: PageGuard, finding: Finding) {
  const globals = new Set(before);
  for (const name of getOwnPropertyNames(window)) {
    if (globals.has(name) || federationGlobals.test(name) || isForeign(name, finding)) continue;
    const now = getOwnPropertyDescriptor(window, name);
    // A global declared with `var` is not configurable and cannot be deleted.
    if (!deleteProperty(window, name)) set(window, name, undefined);
    const before = getOwnPropertyDescriptor(window, name);
    note(name, true, finding, traceOf({ object: window, key: name, before, now, adopt() {} }));
  }
}

/** Sets or removes an entry of storage. */
function store(kind: (typeof storages)[number], key: string, value: string | undefined): void {
  try {
    if (value === undefined) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {
    // Storage is full.
  }
}

function restoreStorage({ stored }: PageGuard, finding: Finding) {
  for (const [index, kind] of storages.entries()) {
    const before = stored[index] ?? {};
    const now = foreignStorageKeys(kind);
    for (const key of Object.keys({ ...before, ...now })) {
      const value = before[key];
      if (value === now[key] || isForeign(`${kind}.${key}`, finding)) continue;
      store(kind, key, value);
      const makeAgain = () => foreignStorageKeys(kind)[key] === value && store(kind, key, now[key]);
      note(`${kind}.${key}`, true, finding, { name: key, value: undefined, makeAgain });
    }
  }
}

/**
 * Restores what changed outside the element of `remote`, and names the changes: built-ins, html and body. With the
 * `guard` of its mount or unmount also what it added to globals and storage. What an extension of the browser may have
 * done is left to it: globals, storage, patches of built-ins. So is what appears in the runs of several remotes.
 */
export function restorePage(
  originals: Originals,
  locale: Locale,
  remote: string,
  guard?: PageGuard,
): Finding {
  const finding: Finding = { remote, isShared: false, changed: [], foreign: [], traces: new Map() };
  restoreBuiltIns(originals, finding);
  restoreRoots(originals, finding);
  restoreLocale(locale, finding);
  if (guard) restoreGlobals(guard, finding);
  if (guard) restoreStorage(guard, finding);
  return finding;
}
