import type { Locale } from '@jobharbor/shared/remote';
import { federationGlobals } from '@jobharbor/shared/remote/federation-globals';

const read = (object: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(object, key);
const isSame = (one?: PropertyDescriptor, other?: PropertyDescriptor) =>
  one?.value === other?.value && one?.get === other?.get;

/**
 * Built-ins that every remote relies on. Prototypes that libraries legitimately patch, such as elements, are not listed.
 */
const shared =
  'Object Array String Function Promise Map Set JSON EventTarget Storage History XMLHttpRequest history'
    .split(' ')
    .flatMap((name) => {
      const value = Reflect.get(window, name);
      return [[name, value], ...(value.prototype ? [[`${name}.prototype`, value.prototype]] : [])];
    }) as [string, object][];
const originals = shared.map(
  ([, object]) => Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap,
);
/**
 * Functions of `window`. Classes are excluded: reading all of them makes the browser create a thousand lazily built
 * interfaces.
 */
const functions = Object.getOwnPropertyNames(window)
  .filter((name) => /^[a-z]/.test(name) && typeof read(window, name)?.value === 'function')
  .map((name) => [name, read(window, name)] as const);

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

/** Restores built-ins and the attributes of html and body to their state at the shell's start. */
function restoreOriginals(changed: string[]) {
  shared.forEach(([name, object], index) => {
    const original = originals[index] ?? {};
    for (const key of new Set([...Reflect.ownKeys(object), ...Reflect.ownKeys(original)])) {
      const before = Object.hasOwn(original, key) ? original[key] : undefined;
      if (isSame(before, read(object, key))) continue;
      if (before ? Reflect.defineProperty(object, key, before) : Reflect.deleteProperty(object, key))
        changed.push(`${name}.${String(key)}`);
    }
  });
  for (const [name, before] of functions)
    if (before && !isSame(before, read(window, name)) && Reflect.defineProperty(window, name, before))
      changed.push(name);
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
    if (value === undefined) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    changed.push(`${kind}.${key}`);
  }
}

export interface PageGuard {
  /** Restores what was changed outside the remote's element, and returns the names of the changes. */
  restore(locale: Locale): string[];
  /** Elements added to body meanwhile: their owner must remove them on unmount. */
  added(): Element[];
}

/**
 * Watches the page while a remote mounts or unmounts. Built-ins, html and body are always restored; globals and storage
 * keys only if they were added meanwhile, since others may belong to a browser extension.
 */
export function guardPage(): PageGuard {
  const globals = new Set(Object.getOwnPropertyNames(window));
  const stored = storages.map(foreignStorageKeys);
  const elements = new Set(document.body.children);
  return {
    restore({ language }) {
      const changed: string[] = [];
      restoreOriginals(changed);
      for (const [name, value] of [
        ['lang', language.value],
        ['dir', language.dir],
      ] as const)
        if (html[name] !== value) {
          html[name] = value;
          changed.push(`html[${name}]`);
        }
      for (const name of Object.getOwnPropertyNames(window)) {
        if (globals.has(name) || federationGlobals.test(name)) continue;
        // A global declared with `var` is not configurable and cannot be deleted.
        if (!Reflect.deleteProperty(window, name)) Reflect.set(window, name, undefined);
        changed.push(name);
      }
      storages.forEach((kind, index) => void restoreStorage(kind, stored[index] ?? {}, changed));
      return changed;
    },
    added: () => [...document.body.children].filter((element) => !elements.has(element)),
  };
}
