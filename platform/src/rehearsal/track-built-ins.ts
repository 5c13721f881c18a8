import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackTools`, before any of its scripts: built-ins and prototypes that are changed or frozen. */
export function trackBuiltIns(): void {
  const scope = window as unknown as Record<string, unknown> & TrackedWindow;
  if (!scope.jhTools) throw new Error('trackTools was not installed before.');
  const spaces = ['Math', 'JSON', 'Intl', 'Reflect', 'Atomics', 'WebAssembly', 'CSS', 'console'];
  const builtIns = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]\w*$/.test(name) || name === 'console')
    .flatMap((name): [string, object][] => {
      const value = scope[name];
      if (spaces.includes(name)) return [[name, value as object]];
      if (typeof value !== 'function') return [];
      const own: [string, object] = [name, value];
      return value.prototype ? [own, [`${name}.prototype`, value.prototype]] : [own];
    });
  // Own properties of these hide those that all scripts call; frameworks mark the document with properties of their own.
  for (const name of [
    'history',
    'navigator',
    'document',
    'screen',
    'performance',
    'customElements',
    'caches',
  ])
    if (typeof scope[name] === 'object') builtIns.push([name, scope[name] as object]);

  const isMark = (object: object, key: PropertyKey) =>
    object === document && !(key in Document.prototype) && !(key in Node.prototype);
  const descriptorsOf = (object: object) => {
    const all = Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap;
    for (const key of Reflect.ownKeys(all)) if (isMark(object, key)) delete all[key as string];
    return all;
  };
  const frozen = () => builtIns.filter(([, object]) => !Object.isExtensible(object)).map(([name]) => name);
  const frozenBefore = new Set(frozen());
  let first: Map<string, PropertyDescriptorMap> | undefined;
  const changedBuiltIns = (): string[] => {
    const now = new Map(builtIns.map(([name, object]) => [name, descriptorsOf(object)]));
    first ??= now;
    const changed = frozen()
      .filter((name) => !frozenBefore.has(name))
      .map((name) => `${name} (frozen)`);
    for (const [name, before] of first) {
      const after = now.get(name) ?? {};
      for (const key of new Set([...Reflect.ownKeys(before), ...Reflect.ownKeys(after)])) {
        const [one, other] = [before[key as string], after[key as string]];
        if (one?.value !== other?.value || one?.get !== other?.get || !one !== !other)
          changed.push(`${name}.${String(key)}`);
      }
    }
    return changed;
  };

  scope.jhTools.extend((known) => ({ builtIns: [...known.builtIns, ...changedBuiltIns()] }));
}
