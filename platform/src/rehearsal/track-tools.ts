import type { TrackedMethods, TrackedWindow } from './tracked-page.ts';

/**
 * Runs in the page before any of its scripts and before the other trackers: what they share. `mine` is the path of the
 * candidate's files, whose stack frames are preferred.
 */
export function trackTools(mine: string): void {
  Error.stackTraceLimit = 40;
  const scope = window as unknown as Record<string, unknown> & TrackedWindow;
  const whereFrom = (): string => {
    const lines = (new Error().stack ?? '').match(/\/assets\/[^)\s]+/g) ?? [];
    return (lines.find((line) => line.startsWith(mine)) ?? lines[0] ?? 'the page itself').replace(
      '/assets/',
      '',
    );
  };
  scope.jhTracked = () => ({
    listeners: {},
    timers: {},
    handles: {},
    globals: [],
    styles: {},
    elements: {},
    page: {},
    builtIns: [],
    cookies: [],
  });
  scope.jhTools = {
    whereFrom,
    isMine: () => `/assets/${whereFrom()}`.startsWith(mine),
    methodsOf: (name) => (scope[name] as { prototype: TrackedMethods } | undefined)?.prototype,
    onCall(owner, method, before) {
      const methods = owner as TrackedMethods | undefined;
      const original = methods?.[method];
      if (!methods || !original) return;
      methods[method] = function (...args) {
        const after = before(this, args);
        const result = original.apply(this, args);
        if (typeof after === 'function') after(result);
        return result;
      };
    },
    count(keys, counts = {}) {
      const sums = { ...counts };
      for (const key of keys) sums[key] = (sums[key] ?? 0) + 1;
      return sums;
    },
    extend(extension) {
      const before = scope.jhTracked;
      scope.jhTracked = () => {
        const known = before?.();
        if (!known) throw new Error('trackTools was not installed before.');
        return { ...known, ...extension(known) };
      };
    },
  };
}
