import { describe, expect, it } from 'vitest';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';
import { expectProblem, inner, send } from '../../testing/expect-problem.ts';
import { listen, openRaw, readRaw } from '../../testing/raw-request.ts';
import { shared } from '../../testing/shared.ts';

async function aSite(apiUrl = 'http://127.0.0.1:9') {
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { apiUrl });
  return { app, ...(await listen(app)) };
}

const withoutApi = shared(() => aSite());
const withApi = shared(async () => {
  const { url } = await anApi((_request, response) => response.end('{}'));
  return aSite(url);
});
const withBrokenApi = shared(async () => {
  const { url } = await anApi(({ socket }) => void socket.destroy());
  return aSite(url);
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'MKCOL'];
const paths = [
  '/assets/__proto__/x/y',
  '/assets/constructor/1/entry.js',
  '/assets/mfe-a/1/%2e%2e/%2e%2e/live/1.json',
  '/assets/mfe-a/1/%00',
  '/assets/mfe-a/1/%ff',
  '/assets/mfe-a/1/',
  '/assets//',
  '/assets/mfe-a/..%2f..%2fsets/x',
  '/assets/mfe-a/1/client/.hidden',
  '/%ff',
  '/%',
  '/%c0%af',
  '/platform/x',
  '/platform/..%2f..%2fpackage.json',
  '/api',
  '/api/',
  '/api/%ff',
  '/api/..%2f..%2fetc/passwd',
  '/api/translations/..%2f..%2fen',
  '/api/translations/..%5c..%5cen',
  '/api/translations/%2e%2e/%2e%2e/health',
  '/api/translations//evil.example/x',
  '/api/http://evil.example/',
  '/api/translations/en%00',
  '/api/translations/%0d%0aSet-Cookie:%20a=b',
  `/api/${'a'.repeat(8_000)}`,
  '//evil.example/%2e%2e',
  '/discovery.json/x',
  '/platform/api/nowhere',
];

describe.each([
  ['is down', withoutApi],
  ['breaks off its answers', withBrokenApi],
])('while the API %s', (_how, start) => {
  it('every odd address and method is answered with a problem, or with less than an error', async () => {
    const { port } = start();
    for (const path of paths.filter((one) => !one.startsWith('/platform/api')))
      for (const method of methods)
        expectProblem(await send(port, `${method} ${path} HTTP/1.1`), `${method} ${path.slice(0, 60)}`);
  }, 60_000);

  it('a call is answered with 503 in the visitor’s language', async () => {
    const { url } = start();
    const answer = await fetch(`${url}/api/job/search`, {
      method: 'POST',
      body: '{}',
      headers: { 'accept-language': 'ja', 'content-type': 'application/json' },
    });
    expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringMatching(/現在/)]);
  });
});

it.each([
  ['a release by a name that none can have', 'GET /assets/__proto__/x/y HTTP/1.1', ''],
  ['a body where none belongs', 'GET /api/x HTTP/1.1\r\nContent-Length: 5', 'abcde'],
  ['a content type that is none', 'POST /api/x HTTP/1.1\r\nContent-Length: 2\r\nContent-Type: ??', '{}'],
  [
    'an expectation that nobody knows',
    'POST /api/x HTTP/1.1\r\nContent-Length: 2\r\nExpect: 200-ok\r\nContent-Type: a/b',
    '{}',
  ],
  [
    'a broken body for the platform',
    'POST /platform/api/login HTTP/1.1\r\nContent-Length: 1\r\nContent-Type: application/json',
    '{',
  ],
  ['a body for a page', 'POST /en/ph HTTP/1.1\r\nContent-Length: 2\r\nContent-Type: application/json', '{}'],
  [
    'a beacon that is none',
    'POST /telemetry HTTP/1.1\r\nContent-Length: 1\r\nContent-Type: application/json',
    '{',
  ],
])('%s is no fault of the server', async (_what, head, body) => {
  const { port } = withApi();
  const answer = await send(port, head, body);
  expect(readRaw(answer).status).toBeLessThan(500);
  expect(answer).not.toMatch(inner);
});

it.each([
  ['the browser asks for', 'Accept-Language: tr-TR,tr;q=0.9', 'Aradığın'],
  ['the visitor chose', 'Accept-Language: tr\r\nCookie: geoConfiguration=es_es', 'No encontramos'],
  ['is English where a program says none', 'Accept: */*', 'We could not find'],
])('an error is in the language that %s', async (_what, header, text) => {
  const { port } = withoutApi();
  expect(await send(port, `GET /assets/none/1/entry.js HTTP/1.1\r\n${header}`)).toContain(text);
});

it('an address that cannot be read is a page for a browser, in the language of the address, with a way on', async () => {
  const { url } = withoutApi();
  const answer = await fetch(`${url}/ar/sa/jobs%`, { headers: { accept: 'text/html,*/*;q=0.8' } });
  const body = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('لم نعثر على ما تبحث عنه');
  expect(body).toContain('<a href="/">');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a version that there is not', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
  [
    'a length and chunks',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a header with a line break', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n', 400],
  ['no host', 'GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n', 421],
  ['a host with an address in it', 'GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n', 421],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  [
    'a handshake elsewhere',
    'GET /en HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    404,
  ],
])('what is sent as %s is answered with a problem, and the connection closed', async (what, text, status) => {
  const { port } = withoutApi();
  const answer = await openRaw(port, text).closed;
  expect([what, readRaw(answer).status]).toEqual([what, status]);
  expectProblem(answer, what);
});

it.each([
  ['/es/es/empleos', 'es', 'Borra las cookies de este sitio'],
  ['/zh-hant/tw', 'zh-Hant', '請清除本網站的 Cookie'],
  ['/', 'en', 'Clear this site’s cookies'],
])(
  'a person whose cookies have become too large is told what to do, on a page: %s',
  async (path, tag, text) => {
    const { port } = withoutApi();
    const cookies = `Cookie: ${'cart=x; '.repeat(3_000)}`;
    const browser = 'User-Agent: Browser\r\nAccept: text/html,application/xhtml+xml';
    const { status, headers, body } = readRaw(
      await send(port, `GET ${path} HTTP/1.1\r\n${browser}\r\n${cookies}`),
    );
    expect([status, headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain(`<html lang="${tag}"`);
    expect(body).toMatch(new RegExp(`<h1>[^<]+[.。]</h1><p>${text}`));
  },
);

it('random bytes never bring down the server, nor anything of its inside to light', async () => {
  const { port, url } = withoutApi();
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pieces = [
    'GET',
    'POST',
    ' ',
    '/',
    '/api/',
    '/assets/',
    '%',
    '../..',
    '\r\n',
    ':',
    'Host',
    'localhost',
    ' HTTP/1.1',
    '\0',
    'é',
    '{',
    'Content-Length: 3',
    'Transfer-Encoding: chunked',
    'Upgrade: websocket',
    'Connection: upgrade',
    'Expect: 100-continue',
  ];
  for (let round = 0; round < 150; round += 1) {
    const text = Array.from({ length: 3 + random(12) }, () => pieces[random(pieces.length)]).join('');
    const connection = openRaw(port, `${text}\r\n\r\n`);
    connection.socket.end();
    expect(await connection.closed, text).not.toMatch(inner);
  }
  expect((await fetch(`${url}/discovery.json`)).status).toBe(200);
}, 60_000);
