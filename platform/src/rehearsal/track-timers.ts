import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackTools`, before any of its scripts: timers, each with the stack frame that set it. */
export function trackTimers(): void {
  const tools = (window as TrackedWindow).jhTools;
  if (!tools) throw new Error('trackTools was not installed before.');
  const timers = new Map<unknown, string>();
  const timed = (
    kind: 'setTimeout' | 'requestAnimationFrame' | 'requestIdleCallback' | 'setInterval',
    stop: string,
  ) => {
    const scope = window as unknown as Record<string, (...args: unknown[]) => unknown>;
    const start = scope[kind]?.bind(window);
    const end = scope[stop]?.bind(window);
    if (!start || !end) return;
    scope[kind] = (work, ...rest) => {
      const key = `${kind}, set at ${tools.whereFrom()}`;
      const run = (...args: unknown[]) => {
        if (kind !== 'setInterval') timers.delete(handle);
        if (typeof work === 'function') work.apply(window, args);
      };
      const handle: unknown = start(run, ...rest);
      timers.set(handle, key);
      return handle;
    };
    scope[stop] = (handle) => {
      timers.delete(handle);
      return end(handle);
    };
  };
  timed('setTimeout', 'clearTimeout');
  timed('setInterval', 'clearInterval');
  timed('requestAnimationFrame', 'cancelAnimationFrame');
  timed('requestIdleCallback', 'cancelIdleCallback');

  tools.extend(() => ({ timers: tools.count(timers.values()) }));
}
