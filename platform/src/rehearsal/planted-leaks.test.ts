import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { findLeaks } from './find-leaks.ts';
import { type Retained, readTracked } from './measure-retained.ts';
import { launchBrowser } from './open-page.ts';
import { trackers } from './trackers.ts';
import { checkPageWeight, followFiles } from './weigh-page.ts';

const base = '/assets/mfe-a/1/';
const mounts = 20;
const between = 15;

/** Script lines that a planted page runs at mount, and those that would clean up at unmount. */
const plants: Record<string, { mount: string; tidy?: string; said: RegExp }> = {
  'a socket': {
    mount: `kept.push(new WebSocket('/socket'))`,
    tidy: `kept.pop().close()`,
    said: /leaves open: 15 more of a WebSocket, opened at mfe-a\/1\/a\.js/,
  },
  'a stream of events': {
    mount: `kept.push(new EventSource('/hang'))`,
    tidy: `kept.pop().close()`,
    said: /leaves open: 15 more of a EventSource, opened at mfe-a\/1\/a\.js/,
  },
  'a worker': {
    mount: `kept.push(new Worker('${base}worker.js')); await new Promise((next) => setTimeout(next, 50))`,
    tidy: `kept.pop().terminate()`,
    said: /leaves open: 15 more of a Worker, opened at mfe-a/,
  },
  'a channel': {
    mount: `kept.push(new BroadcastChannel('a'))`,
    tidy: `kept.pop().close()`,
    said: /leaves open: 15 more of a BroadcastChannel, opened at mfe-a/,
  },
  'a connection to other browsers': {
    mount: `kept.push(new RTCPeerConnection())`,
    tidy: `kept.pop().close()`,
    said: /leaves open: 15 more of a RTCPeerConnection, opened at mfe-a/,
  },
  'a lock': {
    mount: `navigator.locks.request('a' + Math.random(), () => new Promise((resolve) => kept.push(resolve)))`,
    tidy: `while (!kept.length) await new Promise((next) => setTimeout(next)); kept.pop()()`,
    said: /leaves open: 15 more of a lock, asked for at mfe-a/,
  },
  'a request that nobody answers': {
    mount: `const own = new AbortController(); kept.push(own); fetch('/hang', own).catch(() => {})`,
    tidy: `kept.pop().abort()`,
    said: /leaves open: 15 more of a request, sent at mfe-a/,
  },
  'an older request that nobody answers': {
    mount: `const own = new XMLHttpRequest(); own.open('GET', '/hang'); own.send(); kept.push(own)`,
    tidy: `kept.pop().abort()`,
    said: /leaves open: 15 more of a request, sent at mfe-a/,
  },
  'an answer that never ends': {
    mount: `const own = new AbortController(); kept.push(own); fetch('/endless', own).then((all) => all.text()).catch(() => {})`,
    tidy: `kept.pop().abort()`,
    said: /leaves open: \d+ more of a(n answer, read| request, sent) at mfe-a/,
  },
  'work for when the page is idle, again and again': {
    mount: `const own = {}; kept.push(own); (function again() { own.id = requestIdleCallback(again) })()`,
    tidy: `cancelIdleCallback(kept.pop().id)`,
    said: /leaks timers: 15 more of requestIdleCallback, set at mfe-a/,
  },
  'a font': {
    mount: `const face = new FontFace('cart', 'local(Arial)'); document.fonts.add(face); kept.push(face)`,
    tidy: `document.fonts.delete(kept.pop())`,
    said: /leaves open: 15 more of a font, added at mfe-a/,
  },
  'a highlight of text': {
    mount: `const name = 'cart' + Math.random(); CSS.highlights.set(name, new Highlight()); kept.push(name)`,
    tidy: `CSS.highlights.delete(kept.pop())`,
    said: /leaves open: 15 more of a highlight, set at mfe-a/,
  },
  'where the person is': {
    mount: `kept.push(navigator.geolocation.watchPosition(() => {}, () => {}))`,
    tidy: `navigator.geolocation.clearWatch(kept.pop())`,
    said: /leaves open: 15 more of a position, watched at mfe-a/,
  },
  sound: {
    mount: `const own = new AudioContext(); own.createGain(); kept.push(own)`,
    tidy: `await kept.pop().close()`,
    said: /leaves open: 15 more of an AudioContext, used at mfe-a/,
  },
  // What an unmount can put back, and then what lasts as long as the page or longer.
  'what is of the whole page': {
    mount: `history.pushState = function planted() {}; document.querySelector = () => null;
      window.onbeforeunload = () => 'stay';
      window.name = 'cart'; history.scrollRestoration = 'manual'; document.designMode = 'on';
      document.getElementsByTagName('header')[0].hidden = true; document.getElementsByTagName('footer')[0]?.remove();
      if (!document.head.children[1]) document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="x-planted">');
      if (!customElements.get('x-planted')) {
        customElements.define('x-planted', class extends HTMLElement {});
        document.body.attachShadow({ mode: 'closed' });
        Object.freeze(Intl);
        navigator.serviceWorker.register('${base}worker.js').catch(() => {});
        indexedDB.open('cart');
        CSS.registerProperty({ name: '--cart', inherits: false });
        await cookieStore.set('cart', '1');
      }`,
    tidy: `delete history.pushState; delete document.querySelector; window.onbeforeunload = null;
      window.name = ''; history.scrollRestoration = 'auto'; document.designMode = 'off';
      document.getElementsByTagName('header')[0].hidden = false; document.body.append(document.createElement('footer'));
      document.head.children[1].remove()`,
    said: /whole page: window\.name, history\.scrollRestoration, document\.designMode, the frame’s footer, window\.onbeforeunload, <meta> in <head>, the frame’s header\[hidden\], Intl \(frozen\), history\.pushState, document\.querySelector, the element <x-planted>, the shadow root of <body>, a service worker, the database cart, the property --cart, the cookie cart\./,
  },
};

let browser: Browser;
let url: string;
const server = createServer(answer);
const sockets = new WebSocketServer({ server, path: '/socket' });
beforeAll(async () => {
  browser = await launchBrowser();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  for (const socket of sockets.clients) socket.terminate();
  server.closeAllConnections();
  server.close();
});

const heavy = 'x'.repeat(300_000);

function answer({ url: path = '/' }: IncomingMessage, response: ServerResponse): void {
  if (path === '/hang') return;
  if (path === '/endless') return void response.writeHead(200).write('…');
  const isScript = path.endsWith('.js');
  response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
  if (path === `${base}a.js`) response.end(script);
  else if (path === `${base}heavy.js`) response.end(`export default '${heavy}'`);
  else
    response.end(
      isScript ? `fetch('/hang')` : `<script src="${base}a.js"></script><header></header><footer></footer>`,
    );
}

const moves = Object.entries(plants).map(
  ([what, { mount, tidy = '' }]) =>
    `${JSON.stringify(what)}: (() => { const kept = []; return { mount: async () => { ${mount} }, tidy: async () => { ${tidy} } } })(),`,
);
const script = `window.planted = { ${moves.join('\n')} };`;

interface PlantedWindow {
  planted?: Record<string, { mount(): Promise<void>; tidy(): Promise<void> }>;
}

/** Gate problems of a page that runs all of `plants` at each of 20 mounts, with cleanup at each unmount if it is tidy. */
async function look(isTidy: boolean): Promise<string[]> {
  const page = await browser.newPage();
  for (const track of trackers) await page.addInitScript(track, '/assets/mfe-a/');
  await page.goto(url);
  const before = await readTracked(page);
  const rounds = async (count: number): Promise<Retained> => {
    await page.evaluate(
      async ({ isTidy, count }) => {
        for (let round = 0; round < count; round += 1)
          for (const { mount, tidy } of Object.values((window as PlantedWindow).planted ?? {})) {
            await mount();
            if (isTidy) await tidy();
          }
      },
      { isTidy, count },
    );
    const tracked = await readTracked(page);
    return { tracked, listeners: 0, nodes: 0, heap: { bytes: 0, counts: {} } };
  };
  const said = { before, early: await rounds(mounts - between), late: await rounds(between), between };
  await page.close();
  return findLeaks('The page /a', said);
}

it('what a page keeps open is refused in a browser, with the place; and not where the page puts it away', async () => {
  const refused = await look(false);
  for (const [what, { said }] of Object.entries(plants))
    expect.soft(refused, what).toContainEqual(expect.stringMatching(said));
  expect(refused.length).toBe(Object.keys(plants).length);
  expect(await look(true)).toEqual([
    expect.stringContaining(
      'whole page: Intl (frozen), the element <x-planted>, the shadow root of <body>, a service worker, the database cart, the property --cart, the cookie cart.',
    ),
  ]);
});

it('300 KB that a page loads by itself after it was mounted are refused with the file', async () => {
  const page = await browser.newPage();
  const loaded = followFiles(page, { name: 'mfe-a', version: '1' });
  const files = ['a.js', 'heavy.js', 'never.js'].map((path) => {
    const weight = path === 'a.js' ? 1_000 : 300_000;
    return { path, integrity: '', bytes: weight, gzip: weight };
  });
  const judge = (budget: object) =>
    checkPageWeight(
      'The page /a',
      { contract: { budget }, files } as Parameters<typeof checkPageWeight>[1],
      loaded(),
    );
  await page.goto(url);
  expect(judge({ entry: 1, route: 50_000 })).toBe(null);
  // Not as a function, which the test's own loader would change.
  await page.evaluate(`import('${base}heavy.js')`);
  expect(judge({ entry: 1, route: 50_000 })).toContain(
    'The page /a loads 301000 bytes (gzip) by itself, 201000 more than its budget of 100000: heavy.js (300000), a.js (1000).',
  );
  expect(judge({ entry: 1, route: 50_000, page: 301_000 })).toBe(null);
  await page.close();
});
