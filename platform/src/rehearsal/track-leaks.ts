import type { TrackedHandles, TrackedWindow } from './tracked-page.ts';

/**
 * Runs in the page before any of its scripts. Tracks event listeners on long-lived objects (window, document, media
 * queries) and timers, each with the stack frame that added it. `mine` is the path of the candidate's files, whose stack
 * frames are preferred. Other handles are tracked by `trackHandles`.
 */
export function trackLeaks(mine: string): void {
  Error.stackTraceLimit = 40;
  const callerScript = (): string => {
    const lines = (new Error().stack ?? '').match(/\/assets\/[^)\s]+/g) ?? [];
    return (lines.find((line) => line.startsWith(mine)) ?? lines[0] ?? 'the page itself').replace(
      '/assets/',
      '',
    );
  };
  const listeners = new Map<string, number>();
  const timers = new Map<unknown, string>();
  const change = (key: string, by: number) => listeners.set(key, (listeners.get(key) ?? 0) + by);

  const nameOf = (target: EventTarget): string | undefined => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement) return 'html';
    if (target === document.body) return 'body';
    for (const type of [
      'MediaQueryList',
      'VisualViewport',
      'ScreenOrientation',
      'BroadcastChannel',
      'Navigation',
    ])
      if (Object.prototype.toString.call(target) === `[object ${type}]`) return type;
    return undefined;
  };
  type Known = Map<unknown, string>;
  const known = new WeakMap<EventTarget, Map<string, Known>>();
  const ofType = (target: EventTarget, type: string, options: unknown): Known => {
    const capture =
      typeof options === 'object' ? Boolean((options as AddEventListenerOptions)?.capture) : options;
    const types = known.get(target) ?? new Map<string, Known>();
    known.set(target, types);
    const found = types.get(`${type} ${Boolean(capture)}`) ?? new Map<unknown, string>();
    types.set(`${type} ${Boolean(capture)}`, found);
    return found;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    const name = nameOf(target);
    const known = ofType(target, type, options);
    if (!name || !listener || known.has(listener)) return;
    const key = `“${type}” on ${name}, added at ${callerScript()}`;
    const forget = () => {
      if (known.delete(listener)) change(key, -1);
    };
    known.set(listener, key);
    change(key, 1);
    if (typeof options !== 'object') return;
    if (options.once) addEventListener.call(target, type, forget, { once: true });
    if (options.signal) addEventListener.call(options.signal, 'abort', forget, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    const known = ofType(target, type, options);
    const key = known.get(listener);
    if (key && known.delete(listener)) change(key, -1);
  };

  const timed = (
    kind: 'setTimeout' | 'requestAnimationFrame' | 'requestIdleCallback' | 'setInterval',
    stop: string,
  ) => {
    const scope = window as unknown as Record<string, (...args: unknown[]) => unknown>;
    const start = scope[kind]?.bind(window);
    const end = scope[stop]?.bind(window);
    if (!start || !end) return;
    scope[kind] = (work, ...rest) => {
      const key = `${kind}, set at ${callerScript()}`;
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

  const name = mine.split('/')[2];
  const reports: string[] = [];
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    if (url === '/telemetry' && typeof body === 'string')
      for (const { event, remote, text } of JSON.parse(body).facts)
        if (event === 'reported' && remote === name) reports.push(text);
    return sendBeacon(url, body);
  };
  (window as TrackedWindow).jhReports = () => {
    // The shell sends its queued reports on `pagehide`.
    window.dispatchEvent(new Event('pagehide'));
    return reports;
  };

  const count = (names: Iterable<string>): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  const describe = (element: Element) => {
    const parent = element.parentElement;
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    return `<${element.localName}${element.id && `#${element.id}`}${classes}> in <${parent?.localName ?? 'nothing'}>`;
  };
  const styleName = (element: Element) =>
    element instanceof HTMLLinkElement
      ? `the link to ${new URL(element.href).pathname}`
      : `<style> “${element.textContent?.trim().slice(0, 60) ?? ''}”`;

  (window as TrackedWindow).jhWhereFrom = callerScript;
  const nothing: TrackedHandles = { handles: {}, page: {}, builtIns: [], cookies: [] };
  (window as TrackedWindow).jhTracked = () => ({
    ...nothing,
    listeners: Object.fromEntries(listeners),
    timers: count(timers.values()),
    globals: Object.getOwnPropertyNames(window),
    styles: count([
      ...[...document.querySelectorAll('style, link[rel=stylesheet]')].map(styleName),
      ...document.adoptedStyleSheets.map(
        (sheet) => `the adopted style sheet “${sheet.cssRules[0]?.cssText.slice(0, 60) ?? ''}”`,
      ),
    ]),
    elements: count(
      [...document.querySelectorAll('body, body *, head')]
        // Fillers of the header's slots are other remotes', and may come while this one is tried.
        .filter((element) => !element.closest('#jh-outlet, svg, script, head, header [data-slot]'))
        .map(describe),
    ),
  });
}
