// Kept, since a remote may replace them.
export const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys, set } = Reflect;
export const { getOwnPropertyNames, hasOwn, isExtensible } = Object;
const { getOwnPropertyDescriptors } = Object;

/**
 * Built-ins that every remote relies on. Prototypes that libraries legitimately patch, such as elements, are not listed.
 */
const names =
  'Object Array String Function Promise Map Set JSON Reflect Math Date EventTarget Storage History XMLHttpRequest history'.split(
    ' ',
  );
/**
 * Attributes and styles of html and body that can hide or lock a page. Others are ignored, since browser extensions set
 * them.
 */
export const attributes = ['class', 'hidden', 'inert', 'aria-hidden'];
export const styles = ['overflow', 'display', 'visibility', 'opacity', 'pointer-events'];
export const storages = ['localStorage', 'sessionStorage'] as const;

/** Built-ins, html and body as they are before the first remote runs. What an extension has changed by then is its own. */
function takeOriginals() {
  /** Prototypes first: what is added to that of all objects would be part of each descriptor. */
  const shared = names.flatMap((name) => {
    const value = Reflect.get(window, name);
    return [...(value.prototype ? [[`${name}.prototype`, value.prototype]] : []), [name, value]];
  }) as [string, object][];
  return {
    shared: shared.map(([name, object]) => ({
      name,
      object,
      members: getOwnPropertyDescriptors(object) as PropertyDescriptorMap,
      isFrozen: !isExtensible(object),
    })),
    /**
     * Functions of `window`, and the built-ins under their names. Other classes are excluded: reading all of them makes the
     * browser create a thousand lazily built interfaces. `Date` is, since clocks of tests replace it.
     */
    functions: getOwnPropertyNames(window)
      .filter(
        (name) =>
          (names.includes(name) && name !== 'Date') ||
          name === 'WebSocket' ||
          (/^[a-z]/.test(name) && typeof getOwnPropertyDescriptor(window, name)?.value === 'function'),
      )
      .map((name) => [name, getOwnPropertyDescriptor(window, name)] as [string, PropertyDescriptor]),
    roots: [document.documentElement, document.body].map((element) => ({
      element,
      own: attributes.map((name) => element.getAttribute(name)),
      styles: styles.map((name) => element.style.getPropertyValue(name)),
    })),
  };
}

export type Originals = ReturnType<typeof takeOriginals>;
let originals: Originals | undefined;

/** They are taken once, with the first call. */
export function readOriginals(): Originals {
  originals ??= takeOriginals();
  return originals;
}

/** Web storage keys that are not ours (`jh-` or `jobharbor`). Empty if storage is blocked. */
export function foreignStorageKeys(kind: (typeof storages)[number]): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(window[kind]).filter(([key]) => !/^(?:jh-|jobharbor)/.test(key)),
    );
  } catch {
    return {};
  }
}

/**
 * The page before a remote mounts or unmounts, which `restore-page.ts` compares it with. Built-ins, html and body are
 * compared with their first state; globals and storage keys with that before the remote.
 */
export function guardPage() {
  return {
    originals: readOriginals(),
    globals: getOwnPropertyNames(window),
    stored: storages.map(foreignStorageKeys),
    elements: new Set(document.body.children),
  };
}

export type PageGuard = ReturnType<typeof guardPage>;

/** Elements added to body since: their owner must remove them on unmount. */
export const addedElements = ({ elements }: PageGuard): Element[] =>
  [...document.body.children].filter((element) => !elements.has(element));
