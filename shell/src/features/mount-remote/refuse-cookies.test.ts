import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ReportedFact } from '../../common/health-reporter.ts';
import { refuseCookies } from './refuse-cookies.ts';

const facts: ReportedFact[] = [];
const stored: unknown[] = [];
class CookieStore {
  async set(...given: unknown[]) {
    stored.push(given);
  }
  async delete(name: unknown) {
    stored.push(name);
  }
}
const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
beforeAll(() => {
  vi.stubGlobal('CookieStore', CookieStore);
  refuseCookies({ report: (fact) => void facts.push(fact) });
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a script of the page does it
  for (const name of ['cart', 'theme']) document.cookie = `${name}=; Max-Age=0`;
  facts.length = 0;
  stored.length = 0;
});
afterAll(() => void (own && Object.defineProperty(Document.prototype, 'cookie', own)));

/** A function of `body`, whose stack frame is in `file` of a release. */
const inFile = (file: string, body: string) =>
  new Function('call', 'store', `${body}\n//# sourceURL=https://jobs.example/assets/${file}`);
const said = () => facts.map(({ remote, version, text }) => [remote, version, text]);
const remoteFile = 'mfe-a/1-b/static/js/7.js';

it('a cookie that the script of a remote sets is refused, and reported once with remote, version and stack', () => {
  const set = inFile(remoteFile, `document.cookie = 'cart=1; Path=/'; document.cookie = 'theme=dark'`);
  set();
  set();
  expect(document.cookie).not.toMatch(/cart|theme/);
  expect(said()).toEqual([
    ['mfe-a', '1-b', 'page-changed the cookie cart'],
    ['mfe-a', '1-b', 'page-changed the cookie theme'],
  ]);
  expect(facts[0]?.error).toHaveProperty('stack', expect.stringContaining(remoteFile));
});

it('neither sets nor deletes one by the Cookie Store API', async () => {
  const remote = inFile(
    'mfe-b/2/a.js',
    `return Promise.all([store.set('cart', '1'), store.set({ name: 'bag', value: '1' }), store.delete('user')])`,
  );
  await remote(null, new CookieStore());
  expect(stored).toEqual([]);
  expect(said().map(([, , text]) => text)).toEqual([
    'page-changed the cookie cart',
    'page-changed the cookie bag',
    'page-changed the cookie user',
  ]);
});

it('reports no more than some of a remote that sets ever new ones, and refuses them all', () => {
  inFile('mfe-c/1/a.js', `for (let n = 0; n < 50; n += 1) document.cookie = 'cart' + n + '=1'`)();
  expect(document.cookie).not.toContain('cart');
  expect(facts.length).toBeLessThanOrEqual(5);
});

it('looks at the caller below the guard’s own file, which a browser has on top', () => {
  inFile(remoteFile, 'call()')(inFile('shell/1/client/rest.js', `document.cookie = 'cart=1'`));
  expect(document.cookie).not.toContain('cart');
});

it('the shell’s own, also when a remote calls it, and those of no release pass unreported', async () => {
  const shell = inFile('shell/1/client/main.js', `document.cookie = 'theme=dark'`);
  const guarded = inFile('shell/1/client/rest.js', 'call()');
  inFile(remoteFile, 'call()')(() => guarded(shell));
  expect(document.cookie).toContain('theme=dark');
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser extension does it
  document.cookie = 'cart=1';
  expect(document.cookie).toContain('cart=1');
  await new CookieStore().set('bag', '1');
  expect([stored, facts]).toEqual([[['bag', '1']], []]);
});
