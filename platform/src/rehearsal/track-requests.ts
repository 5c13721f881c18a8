import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackTools`, before any of its scripts: requests, answers and locks that are not settled. */
export function trackRequests(): void {
  const tools = (window as TrackedWindow).jhTools;
  if (!tools) throw new Error('trackTools was not installed before.');
  const running = new Map<object, string>();

  /** Counts as pending until the promise is settled. */
  const during = <T>(what: string, work: Promise<T>): Promise<T> => {
    const token = {};
    running.set(token, `${what} at ${tools.whereFrom()}`);
    const forget = () => void running.delete(token);
    work.then(forget, forget);
    return work;
  };
  const fetched = window.fetch.bind(window);
  window.fetch = (...args) => during('a request, sent', fetched(...args));
  tools.onCall(tools.methodsOf('XMLHttpRequest'), 'send', (self) => {
    const token = {};
    running.set(token, `a request, sent at ${tools.whereFrom()}`);
    (self as XMLHttpRequest).addEventListener('loadend', () => running.delete(token), { once: true });
  });
  // An answer has come with its head; its body may never end.
  for (const [name, ...ways] of [
    ['Response', 'text', 'json', 'blob', 'arrayBuffer', 'bytes', 'formData'],
    ['ReadableStreamDefaultReader', 'read'],
  ] as const) {
    const methods = tools.methodsOf(name);
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

  tools.extend((known) => ({ handles: tools.count(running.values(), known.handles) }));
}
