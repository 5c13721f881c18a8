import type { TrackedWindow } from './tracked-page.ts';

/**
 * Runs in the page after `trackHandles`, before any of its scripts, and extends its result. It adds the frame's
 * elements, settings of window and document without an attribute, fonts, highlights, audio and positions.
 */
export function trackPage(mine: string): void {
  const scope = window as unknown as TrackedWindow;
  const whereFrom = scope.jhWhereFrom ?? (() => 'the page itself');
  const isMine = () => `/assets/${whereFrom()}`.startsWith(mine);
  const open = new Map<unknown, string>();
  const lasting = new Set<string>();

  type Methods = Record<string, ((...args: never[]) => unknown) | undefined>;
  /** Wraps a method of `owner`: calls `after` with its object, arguments and result. */
  const onCall = (
    owner: object | undefined,
    method: string,
    after: (self: unknown, args: unknown[], result: unknown) => void,
  ) => {
    const methods = owner as Methods | undefined;
    const original = methods?.[method] as ((...args: unknown[]) => unknown) | undefined;
    if (!methods || !original) return;
    methods[method] = function (this: unknown, ...args: unknown[]) {
      const result = original.apply(this, args);
      after(this, args, result);
      return result;
    };
  };
  const prototypeOf = (name: string) =>
    (window as unknown as Record<string, { prototype: object } | undefined>)[name]?.prototype;

  const begin = (held: unknown, what: string) => open.set(held, `${what} at ${whereFrom()}`);
  // Not every version of Chromium has `window.FontFaceSet`.
  const fontSet: object = Object.getPrototypeOf(document.fonts);
  onCall(fontSet, 'add', (_self, [face]) => begin(face, 'a font, added'));
  onCall(fontSet, 'delete', (_self, [face]) => open.delete(face));
  onCall(prototypeOf('HighlightRegistry'), 'set', (_self, [name]) =>
    begin(`highlight ${name}`, 'a highlight, set'),
  );
  onCall(prototypeOf('HighlightRegistry'), 'delete', (_self, [name]) => open.delete(`highlight ${name}`));
  onCall(prototypeOf('Geolocation'), 'watchPosition', (_self, _args, id) =>
    begin(`position ${id}`, 'a position, watched'),
  );
  onCall(prototypeOf('Geolocation'), 'clearWatch', (_self, [id]) => open.delete(`position ${id}`));
  onCall(prototypeOf('BaseAudioContext'), 'createGain', (self) => begin(self, 'an AudioContext, used'));
  onCall(prototypeOf('AudioContext'), 'close', (self) => open.delete(self));
  onCall(CSS, 'registerProperty', (_self, [given]) => {
    if (isMine()) lasting.add(`the property ${(given as { name?: string } | undefined)?.name}`);
  });

  /** Attributes that hide or lock an element of the frame. */
  const attributes = ['hidden', 'inert', 'aria-hidden', 'style'];
  const frameNow = (): Record<string, string> =>
    Object.fromEntries(
      ['header', 'footer', 'main'].flatMap((name) => {
        const element = [...document.querySelectorAll(name)].find((one) => !one.closest('[data-remote]'));
        if (!element) return [];
        const own = attributes.flatMap((attribute) => {
          const value = element.getAttribute(attribute);
          return value === null ? [] : [[`the frame’s ${name}[${attribute}]`, value] as const];
        });
        return [[`the frame’s ${name}`, 'present'] as const, ...own];
      }),
    );

  const trackedBefore = scope.jhTracked;
  scope.jhTracked = () => {
    const known = trackedBefore?.();
    if (!known) throw new Error('trackHandles was not installed before.');
    const handles = { ...known.handles };
    for (const key of open.values()) handles[key] = (handles[key] ?? 0) + 1;
    return {
      ...known,
      handles,
      page: {
        ...known.page,
        'window.name': window.name,
        'history.scrollRestoration': history.scrollRestoration,
        'document.designMode': document.designMode,
        ...frameNow(),
      },
      builtIns: [...known.builtIns, ...lasting],
    };
  };
}
