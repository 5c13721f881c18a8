import type { TrackedWindow } from './tracked-page.ts';

/**
 * Runs in the page after `trackTools`, before any of its scripts. It tracks the frame's elements, settings of window and
 * document without an attribute, fonts, highlights, audio and positions.
 */
export function trackPage(): void {
  const tools = (window as TrackedWindow).jhTools;
  if (!tools) throw new Error('trackTools was not installed before.');
  const { onCall, methodsOf } = tools;
  const open = new Map<unknown, string>();
  const lasting = new Set<string>();

  const begin = (held: unknown, what: string) => open.set(held, `${what} at ${tools.whereFrom()}`);
  // Not every version of Chromium has `window.FontFaceSet`.
  const fontSet: object = Object.getPrototypeOf(document.fonts);
  onCall(fontSet, 'add', (_self, [face]) => begin(face, 'a font, added'));
  onCall(fontSet, 'delete', (_self, [face]) => open.delete(face));
  onCall(methodsOf('HighlightRegistry'), 'set', (_self, [name]) =>
    begin(`highlight ${name}`, 'a highlight, set'),
  );
  onCall(methodsOf('HighlightRegistry'), 'delete', (_self, [name]) => open.delete(`highlight ${name}`));
  onCall(
    methodsOf('Geolocation'),
    'watchPosition',
    () => (id: unknown) => begin(`position ${id}`, 'a position, watched'),
  );
  onCall(methodsOf('Geolocation'), 'clearWatch', (_self, [id]) => open.delete(`position ${id}`));
  onCall(methodsOf('BaseAudioContext'), 'createGain', (self) => begin(self, 'an AudioContext, used'));
  onCall(methodsOf('AudioContext'), 'close', (self) => open.delete(self));
  onCall(CSS, 'registerProperty', (_self, [given]) => {
    if (tools.isMine()) lasting.add(`the property ${(given as { name?: string } | undefined)?.name}`);
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

  tools.extend((known) => ({
    handles: tools.count(open.values(), known.handles),
    page: {
      ...known.page,
      'window.name': window.name,
      'history.scrollRestoration': history.scrollRestoration,
      'document.designMode': document.designMode,
      ...frameNow(),
    },
    builtIns: [...known.builtIns, ...lasting],
  }));
}
