import { type HealthReporter, stackOf } from '../../common/health-reporter.ts';

/** Limit of reports a page, for cookies with ever new names. */
const maxCount = 5;

/**
 * Refuses and reports cookies that the script of a remote sets or deletes. Calls of the shell for a remote pass, and so
 * do those of scripts that are in no release, such as a browser extension's. Limits: decision 32.
 */
export function refuseCookies({ report }: HealthReporter): void {
  const reported = new Set<string>();
  /** `error` comes from the replacement itself: its own file, the shell's, is on top, and the caller's below. */
  const isRefused = (cookie: unknown, error: Error): boolean => {
    const [top, next] = stackOf(error).map((line) => line.split('/'));
    const [, , remote, version] = (top?.[2] === 'shell' ? next : top) ?? [];
    if (!remote || !version || remote === 'shell') return false;
    const text = `page-changed the cookie ${String(cookie).slice(0, 60).trim()}`;
    if (reported.size < maxCount && !reported.has(remote + text)) {
      reported.add(remote + text);
      report({ event: 'reported', remote, version, text, error });
    }
    return true;
  };

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie?.set)
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, line: string) {
        if (!isRefused(String(line).split('=')[0], new Error())) cookie.set?.call(this, line);
      },
    });

  // Not in every browser that the site serves.
  const methods = (window as { CookieStore?: { prototype: object } }).CookieStore?.prototype;
  for (const name of ['set', 'delete']) {
    const original: unknown = methods && Reflect.get(methods, name);
    if (!methods || typeof original !== 'function') continue;
    // Not async: the caller must be the next frame of the stack.
    Reflect.set(methods, name, function (this: unknown, given: unknown, ...rest: unknown[]) {
      const cookie = typeof given === 'object' && given ? Reflect.get(given, 'name') : given;
      return isRefused(cookie, new Error()) ? Promise.resolve() : original.call(this, given, ...rest);
    });
  }
}
