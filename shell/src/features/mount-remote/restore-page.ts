/** Built-ins that every remote relies on. What a library of a remote may patch for itself, such as elements, is not here. */
const shared = 'Object Array String Function Promise Map Set JSON EventTarget Storage History XMLHttpRequest'
  .split(' ')
  .flatMap((name) => {
    const value = Reflect.get(window, name);
    return [[name, value], ...(value.prototype ? [[`${name}.prototype`, value.prototype]] : [])];
  }) as [string, object][];

/** Attributes of html and body that can hide or lock a page. Others are left alone: extensions of browsers mark pages with them. */
const guarded = ['class', 'hidden', 'inert'];

const originals = shared.map(
  ([, object]) => Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap,
);
const { fetch } = window;
const atStart = [document.documentElement, document.body].map((element) => ({
  element,
  own: guarded.map((name) => element.getAttribute(name)),
}));

/**
 * Puts back what a remote changed beyond its own element: built-ins and their prototypes, attributes of html and body.
 * Gives the names of what it put back; nothing for a remote that keeps to itself. New globals are the release gate's
 * matter: here they may be those of an extension.
 */
export function restorePage(): string[] {
  const changed: string[] = [];
  shared.forEach(([name, object], index) => {
    const original = originals[index] ?? {};
    for (const key of new Set([...Reflect.ownKeys(object), ...Reflect.ownKeys(original)])) {
      const before = Object.hasOwn(original, key) && original[key];
      const now = Object.getOwnPropertyDescriptor(object, key);
      if (before && now && Object.is(now.value, before.value) && now.get === before.get) continue;
      if (before ? Reflect.defineProperty(object, key, before) : Reflect.deleteProperty(object, key))
        changed.push(`${name}.${String(key)}`);
    }
  });
  if (window.fetch !== fetch) {
    window.fetch = fetch;
    changed.push('fetch');
  }
  for (const { element, own } of atStart)
    guarded.forEach((name, index) => {
      const value = own[index] ?? null;
      if (element.getAttribute(name) === value) return;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
      changed.push(`${element.localName}[${name}]`);
    });
  return changed;
}
