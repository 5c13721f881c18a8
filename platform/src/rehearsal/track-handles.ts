import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackLeaks`, before any of its scripts, and extends its result. */
export function trackHandles(mine: string): void {
  const scope = window as unknown as Record<string, unknown> & TrackedWindow;
  const whereFrom = scope.jhWhereFrom ?? (() => 'the page itself');
  // WeakRef, so that garbage-collected observers do not count.
  const open = new Map<object, { key: string; held: WeakRef<object> }>();
  const running = new Map<object, string>();
  const tokens = new WeakMap<object, object>();
  const begin = (held: object, what: string) => {
    const token = tokens.get(held) ?? {};
    tokens.set(held, token);
    if (!open.has(token)) open.set(token, { key: `${what} at ${whereFrom()}`, held: new WeakRef(held) });
  };
  const end = (held: object) => void open.delete(tokens.get(held) ?? held);

  type Method = (this: object, ...args: unknown[]) => unknown;
  const methodsOf = (name: string) =>
    (scope[name] as { prototype: Record<string, Method | undefined> } | undefined)?.prototype;
  /** Wraps a method: calls `before` with the object and the arguments of each call. */
  const onCall = (name: string, method: string, before: (self: object, args: unknown[]) => void) => {
    const methods = methodsOf(name);
    const original = methods?.[method];
    if (!methods || !original) return;
    methods[method] = function (...args) {
      before(this, args);
      return original.apply(this, args);
    };
  };
  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver', 'PerformanceObserver']) {
    onCall(name, 'observe', (self) => begin(self, `a ${name}, observing since`));
    onCall(name, 'disconnect', end);
  }
  /** Wraps a constructor: counts objects until `closing` is called or `isClosed` returns true. */
  const onMake = (name: string, closing: string) => {
    const original = scope[name];
    if (typeof original !== 'function') return;
    scope[name] = new Proxy(original, {
      construct(target, args, self) {
        const made = Reflect.construct(target, args, self) as object;
        begin(made, `a ${name}, opened`);
        return made;
      },
    });
    onCall(name, closing, end);
  };
  onMake('WebSocket', 'close');
  onMake('EventSource', 'close');
  onMake('BroadcastChannel', 'close');
  onMake('Worker', 'terminate');
  onMake('RTCPeerConnection', 'close');
  onMake('WebTransport', 'close');
  /** 2: CLOSING or later, of a WebSocket closed by either side. */
  const isClosed = (held: object) => 'readyState' in held && Number(held.readyState) >= 2;

  /** Counts as pending until the promise is settled. */
  const during = <T>(what: string, work: Promise<T>): Promise<T> => {
    const token = {};
    running.set(token, `${what} at ${whereFrom()}`);
    const forget = () => void running.delete(token);
    work.then(forget, forget);
    return work;
  };
  const fetched = window.fetch.bind(window);
  window.fetch = (...args) => during('a request, sent', fetched(...args));
  onCall('XMLHttpRequest', 'send', (self) => {
    const token = {};
    running.set(token, `a request, sent at ${whereFrom()}`);
    (self as XMLHttpRequest).addEventListener('loadend', () => running.delete(token), { once: true });
  });
  // An answer has come with its head; its body may never end.
  for (const [name, ...ways] of [
    ['Response', 'text', 'json', 'blob', 'arrayBuffer', 'bytes', 'formData'],
    ['ReadableStreamDefaultReader', 'read'],
  ] as const) {
    const methods = methodsOf(name);
    for (const way of ways) {
      const original = methods?.[way];
      if (methods && original)
        methods[way] = function (...args) {
          return during('an answer, read', original.apply(this, args) as Promise<unknown>);
        };
    }
  }
  if ('locks' in navigator) {
    const request = navigator.locks.request.bind(navigator.locks) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(navigator.locks, {
      request: (...args: unknown[]) => during('a lock, asked for', request(...args)),
    });
  }

  /** What outlives the page or cannot be undone, by the name that the gate says. */
  const lasting = new Set<string>();
  const keeps = (name: string, method: string, say: (self: object, args: unknown[]) => string | null) =>
    onCall(name, method, (self, args) => {
      const what = isMine() ? say(self, args) : null;
      if (what !== null) lasting.add(what);
    });
  keeps('ServiceWorkerContainer', 'register', () => 'a service worker');
  keeps('IDBFactory', 'open', (_self, [name]) =>
    /^(?:jh-|jobharbor)/.test(String(name)) ? null : `the database ${name}`,
  );
  keeps('CacheStorage', 'open', (_self, [name]) => `the cache ${name}`);
  keeps('CustomElementRegistry', 'define', (_self, [name]) => `the element <${name}>`);
  keeps('Element', 'attachShadow', (self) =>
    (self as Element).closest('#jh-outlet') || !(self as Element).isConnected
      ? null
      : `the shadow root of <${(self as Element).localName}>`,
  );

  const cookies = new Set<string>();
  const isMine = () => `/assets/${whereFrom()}`.startsWith(mine);
  onCall('CookieStore', 'set', (_self, [given]) => {
    const name = typeof given === 'object' ? (given as { name?: unknown } | null)?.name : given;
    if (isMine()) cookies.add(String(name));
  });
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie?.set)
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, line: string) {
        if (isMine()) cookies.add(String(line).split('=')[0] ?? '');
        cookie.set?.call(this, line);
      },
    });

  const spaces = ['Math', 'JSON', 'Intl', 'Reflect', 'Atomics', 'WebAssembly', 'CSS', 'console'];
  const builtIns = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]\w*$/.test(name) || name === 'console')
    .flatMap((name): [string, object][] => {
      const value = scope[name];
      if (spaces.includes(name)) return [[name, value as object]];
      if (typeof value !== 'function') return [];
      return value.prototype
        ? [
            [name, value],
            [`${name}.prototype`, value.prototype],
          ]
        : [[name, value]];
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
  const frozen = () => builtIns.filter(([, object]) => !Object.isExtensible(object)).map(([name]) => name);
  const frozenBefore = new Set(frozen());
  let first: Map<string, PropertyDescriptorMap> | undefined;
  const changedBuiltIns = (): string[] => {
    const now = new Map(
      builtIns.map(([name, object]) => {
        const all = Object.getOwnPropertyDescriptors(object) as PropertyDescriptorMap;
        for (const key of Reflect.ownKeys(all)) if (isMark(object, key)) delete all[key as string];
        return [name, all];
      }),
    );
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

  const rulesOf = (sheet: CSSStyleSheet) => {
    try {
      return String(sheet.cssRules.length);
    } catch {
      return 'closed';
    }
  };
  const pageNow = (): Record<string, string> => ({
    'the title': document.title,
    ...Object.fromEntries(
      [window, document, document.documentElement, document.body].flatMap((target) =>
        Object.keys(Object.getPrototypeOf(target))
          .concat(target === window ? Object.keys(window) : [])
          .filter((key) => /^on[a-z]+$/.test(key) && typeof Reflect.get(target, key) === 'function')
          // Some handlers of body are those of window.
          .filter((key) => target === window || Reflect.get(target, key) !== Reflect.get(window, key))
          .map((key) => [
            `${target === window ? 'window' : (target as Node).nodeName.toLowerCase()}.${key}`,
            'set',
          ]),
      ),
    ),
    ...Object.fromEntries(
      [...document.head.querySelectorAll('meta[http-equiv], base')].map((own) => [
        `<${own.localName}> in <head>`,
        own.outerHTML,
      ]),
    ),
    ...Object.fromEntries(
      [document.documentElement, document.body].flatMap((element) =>
        [...element.attributes]
          // Undefined values of properties that were set and deleted again.
          .filter(({ name, value }) => name !== 'style' || value !== '')
          .map(({ name, value }) => [`${element.localName}[${name}]`, value]),
      ),
    ),
    ...Object.fromEntries(
      [...document.styleSheets]
        .filter(({ href }) => href)
        .map((sheet) => [`the rules of ${new URL(sheet.href ?? '').pathname}`, rulesOf(sheet)]),
    ),
  });

  const trackedBefore = scope.jhTracked;
  scope.jhTracked = () => {
    const handles: Record<string, number> = {};
    const add = (key: string) => {
      handles[key] = (handles[key] ?? 0) + 1;
    };
    for (const [token, { key, held }] of open) {
      const object = held.deref();
      if (object && !isClosed(object)) add(key);
      else open.delete(token);
    }
    for (const key of running.values()) add(key);
    const known = trackedBefore?.();
    if (!known) throw new Error('trackLeaks was not installed before.');
    return {
      ...known,
      handles,
      page: pageNow(),
      builtIns: [...changedBuiltIns(), ...lasting],
      cookies: [...cookies],
    };
  };
}
