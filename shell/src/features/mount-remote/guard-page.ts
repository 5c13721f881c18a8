import type { Locale } from '@jobharbor/shared/remote';
import { federationGlobals } from '@jobharbor/shared/remote/federation-globals';

// Kept, since a remote may replace them.
const { defineProperty, deleteProperty, getOwnPropertyDescriptor: read, ownKeys, set } = Reflect;
const { getOwnPropertyNames, hasOwn, isExtensible } = Object;
const isSame = (one?: PropertyDescriptor, other?: PropertyDescriptor) =>
  one?.value === other?.value && one?.get === other?.get;

/**
 * Built-ins that every remote relies on. Prototypes that libraries legitimately patch, such as elements, are not listed.
 */
const names =
  'Object Array String Function Promise Map Set JSON Reflect Math Date EventTarget Storage History XMLHttpRequest history'.split(
    ' ',
  );
/** Prototypes first: what is added to that of all objects would be part of each descriptor. */
const shared = names.flatMap((name) => {
  const value = Reflect.get(window, name);
  return [...(value.prototype ? [[`${name}.prototype`, value.prototype]] : []), [name, value]];
}) as [string, object][];
const originals = shared.map(
  ([, object]) => Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap,
);
/**
 * Functions of `window`, and the built-ins under their names. Other classes are excluded: reading all of them makes the
 * browser create a thousand lazily built interfaces. `Date` is, since clocks of tests replace it.
 */
const functions = getOwnPropertyNames(window)
  .filter(
    (name) =>
      (names.includes(name) && name !== 'Date') ||
      name === 'WebSocket' ||
      (/^[a-z]/.test(name) && typeof read(window, name)?.value === 'function'),
  )
  .map((name) => [name, read(window, name)] as [string, PropertyDescriptor | undefined]);

/**
 * Attributes and styles of html and body that can hide or lock a page. Others are ignored, since browser extensions set
 * them.
 */
const attributes = ['class', 'hidden', 'inert', 'aria-hidden'];
const styles = ['overflow', 'display', 'visibility', 'opacity', 'pointer-events'];
const html = document.documentElement;
const roots = [html, document.body].map((element) => ({
  element,
  own: attributes.map((name) => element.getAttribute(name)),
  styles: styles.map((name) => element.style.getPropertyValue(name)),
}));

/** Frozen built-ins: by an extension of the browser before, or by a remote since. */
const frozen = shared.filter(([, object]) => !isExtensible(object)).map(([name]) => name);
/** Whether a remote changed something for good: defined it as not configurable, or froze a built-in. */
let isSpoilt = false;

/** Marks the page as spoilt, and returns the name of what was changed for good. */
function spoil(name: string): string {
  isSpoilt = true;
  return `${name} (for good)`;
}

/** Restores the members of a built-in, without any built-in that a remote could have replaced: neither iterators nor methods. */
function restoreMembers(name: string, object: object, original: PropertyDescriptorMap, changed: string[]) {
  const lists = [ownKeys(object), ownKeys(original)];
  for (let list = 0; list < 2; list += 1) {
    const keys = lists[list] ?? [];
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] ?? '';
      const before = hasOwn(original, key) ? original[key as string] : undefined;
      const now = read(object, key);
      if (isSame(before, now)) continue;
      const member = typeof key === 'symbol' ? `${name}[symbol]` : `${name}.${key}`;
      const isBack = before ? defineProperty(object, key, before) : deleteProperty(object, key);
      changed[changed.length] = isBack ? member : spoil(member);
      // Reported once: the next remote would be blamed for it.
      if (!isBack && now) original[key as string] = now;
    }
  }
}

/** Restores built-ins and the attributes of html and body to their state at the shell's start. */
function restoreOriginals(changed: string[]) {
  for (let index = 0; index < shared.length; index += 1) {
    const one = shared[index] as [string, object];
    restoreMembers(one[0], one[1], originals[index] ?? {}, changed);
    if (isExtensible(one[1]) || frozen.includes(one[0])) continue;
    frozen.push(one[0]);
    changed.push(spoil(`${one[0]} frozen`));
  }
  for (const entry of functions) {
    const [name, before] = entry;
    const now = read(window, name);
    if (!before || isSame(before, now)) continue;
    const isBack = defineProperty(window, name, before);
    changed.push(isBack ? name : spoil(name));
    if (!isBack) entry[1] = now;
  }
  for (const { element, own, styles: lines } of roots) {
    attributes.forEach((name, index) => {
      const value = own[index] ?? null;
      if (element.getAttribute(name) === value) return;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
      changed.push(`${element.localName}[${name}]`);
    });
    styles.forEach((name, index) => {
      if (element.style.getPropertyValue(name) === lines[index]) return;
      element.style.setProperty(name, lines[index] ?? '');
      changed.push(`${element.localName} style ${name}`);
    });
  }
}

/** Web storage keys that are not ours (`jh-` or `jobharbor`). Empty if storage is blocked. */
function foreignStorageKeys(kind: 'localStorage' | 'sessionStorage'): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(window[kind]).filter(([key]) => !/^(?:jh-|jobharbor)/.test(key)),
    );
  } catch {
    return {};
  }
}
const storages = ['localStorage', 'sessionStorage'] as const;

function restoreStorage(kind: (typeof storages)[number], before: Record<string, string>, changed: string[]) {
  const now = foreignStorageKeys(kind);
  for (const key of Object.keys({ ...before, ...now })) {
    const value = before[key];
    if (value === now[key]) continue;
    try {
      if (value === undefined) window[kind].removeItem(key);
      else window[kind].setItem(key, value);
    } catch {
      // Storage is full.
    }
    changed.push(`${kind}.${key}`);
  }
}

export interface PageGuard {
  /** Restores what was changed outside the remote's element, and returns the names of the changes. */
  restore(locale: Locale): string[];
  /** Whether something could not be restored since the last call: the next navigation has to load a document. */
  takeSpoilt(): boolean;
  /** Elements added to body meanwhile: their owner must remove them on unmount. */
  added(): Element[];
}

/**
 * Watches the page while a remote mounts or unmounts. Built-ins, html and body are always restored; globals and storage
 * keys only if they were added meanwhile, since others may belong to a browser extension.
 */
export function guardPage(): PageGuard {
  const early: string[] = [];
  // First, since what follows uses them.
  restoreOriginals(early);
  const globals = new Set(getOwnPropertyNames(window));
  const stored = storages.map(foreignStorageKeys);
  const elements = new Set(document.body.children);
  return {
    restore({ language }) {
      restoreOriginals(early);
      const changed = early.splice(0);
      for (const [name, value] of [
        ['lang', language.value],
        ['dir', language.dir],
      ] as const)
        if (html[name] !== value) {
          html[name] = value;
          changed.push(`html[${name}]`);
        }
      for (const name of getOwnPropertyNames(window)) {
        if (globals.has(name) || federationGlobals.test(name)) continue;
        // A global declared with `var` is not configurable and cannot be deleted.
        if (!deleteProperty(window, name)) set(window, name, undefined);
        changed.push(name);
      }
      storages.forEach((kind, index) => void restoreStorage(kind, stored[index] ?? {}, changed));
      return changed;
    },
    takeSpoilt() {
      const taken = isSpoilt;
      isSpoilt = false;
      return taken;
    },
    added: () => [...document.body.children].filter((element) => !elements.has(element)),
  };
}
