import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackTools`, before any of its scripts: observers, sockets, channels and workers that are open. */
export function trackHandles(): void {
  const scope = window as unknown as Record<string, unknown> & TrackedWindow;
  const tools = scope.jhTools;
  if (!tools) throw new Error('trackTools was not installed before.');
  const { onCall, methodsOf } = tools;
  // WeakRef, so that garbage-collected observers do not count.
  const open = new Map<object, { key: string; held: WeakRef<object> }>();
  const tokens = new WeakMap<object, object>();
  const begin = (held: object, what: string) => {
    const token = tokens.get(held) ?? {};
    tokens.set(held, token);
    if (!open.has(token))
      open.set(token, { key: `${what} at ${tools.whereFrom()}`, held: new WeakRef(held) });
  };
  const end = (held: object) => void open.delete(tokens.get(held) ?? held);

  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver', 'PerformanceObserver']) {
    onCall(methodsOf(name), 'observe', (self) => begin(self, `a ${name}, observing since`));
    onCall(methodsOf(name), 'disconnect', end);
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
    onCall(methodsOf(name), closing, end);
  };
  onMake('WebSocket', 'close');
  onMake('EventSource', 'close');
  onMake('BroadcastChannel', 'close');
  onMake('Worker', 'terminate');
  onMake('RTCPeerConnection', 'close');
  onMake('WebTransport', 'close');
  /** 2: CLOSING or later, of a WebSocket closed by either side. */
  const isClosed = (held: object) => 'readyState' in held && Number(held.readyState) >= 2;

  tools.extend((known) => {
    for (const [token, { held }] of open) {
      const object = held.deref();
      if (!object || isClosed(object)) open.delete(token);
    }
    return {
      handles: tools.count(
        [...open.values()].map(({ key }) => key),
        known.handles,
      ),
    };
  });
}
