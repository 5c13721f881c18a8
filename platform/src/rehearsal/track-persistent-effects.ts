import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackTools`, before any of its scripts: what outlives the page or cannot be undone, and cookies. */
export function trackPersistentEffects(): void {
  const tools = (window as TrackedWindow).jhTools;
  if (!tools) throw new Error('trackTools was not installed before.');
  /** By the name that the gate says. */
  const lasting = new Set<string>();
  const keeps = (name: string, method: string, say: (self: object, args: unknown[]) => string | null) =>
    tools.onCall(tools.methodsOf(name), method, (self, args) => {
      const what = tools.isMine() ? say(self, args) : null;
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
  tools.onCall(tools.methodsOf('CookieStore'), 'set', (_self, [given]) => {
    const name = typeof given === 'object' ? (given as { name?: unknown } | null)?.name : given;
    if (tools.isMine()) cookies.add(String(name));
  });
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie?.set)
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, line: string) {
        if (tools.isMine()) cookies.add(String(line).split('=')[0] ?? '');
        cookie.set?.call(this, line);
      },
    });

  tools.extend((known) => ({ builtIns: [...known.builtIns, ...lasting], cookies: [...cookies] }));
}
