import type { TrackedWindow } from './tracked-page.ts';

/**
 * Runs in the page after `trackTools`, before any of its scripts. Tracks event listeners on long-lived objects (window,
 * document, media queries), each with the stack frame that added it.
 */
export function trackListeners(): void {
  const tools = (window as TrackedWindow).jhTools;
  if (!tools) throw new Error('trackTools was not installed before.');
  const listeners = new Map<string, number>();
  const change = (key: string, by: number) => listeners.set(key, (listeners.get(key) ?? 0) + by);

  const longLived = [
    'MediaQueryList',
    'VisualViewport',
    'ScreenOrientation',
    'BroadcastChannel',
    'Navigation',
  ];
  const nameOf = (target: EventTarget): string | undefined => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement) return 'html';
    if (target === document.body) return 'body';
    const tag = Object.prototype.toString.call(target);
    return longLived.find((type) => tag === `[object ${type}]`);
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
    const key = `“${type}” on ${name}, added at ${tools.whereFrom()}`;
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

  tools.extend(() => ({ listeners: Object.fromEntries(listeners) }));
}
