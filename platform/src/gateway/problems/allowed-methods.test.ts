import { describe, expect, it } from 'vitest';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';
import { expectProblem, send } from '../../testing/expect-problem.ts';
import { listen, readRaw } from '../../testing/raw-request.ts';

describe('a method that an address does not support', () => {
  /** An API with one call, `POST /job/search`, that answers other methods as the real one does. */
  const start = async () => {
    const { url } = await anApi(({ url: path, method }, response) => {
      const isKnown = path === '/api/job/search';
      if (isKnown && method !== 'POST') response.setHeader('allow', 'POST');
      response.writeHead(isKnown ? (method === 'POST' ? 200 : 405) : 404).end('{}');
    });
    const store = await aLiveStore({ name: 'mfe-a', paths: ['/offers', '/offer/:id'] });
    return (await listen(await aGateway(store, { apiUrl: url }))).port;
  };

  it.each([
    ['a page', '/en/ph/offers', 'GET, HEAD'],
    ['a page with a parameter', '/ja/jp/offer/7?from=home', 'GET, HEAD'],
    ['the address that leads to the home page', '/', 'GET, HEAD'],
    ['a file of a release', '/assets/mfe-a/1/entry.js', 'GET, HEAD'],
    ['the rules for search engines', '/robots.txt', 'GET, HEAD'],
    ['health reports', '/telemetry', 'POST'],
  ])('is refused for %s, which says what it supports', async (_what, path, allow) => {
    const port = await start();
    for (const method of ['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'PATCH']) {
      for (const unread of ['', '\r\nContent-Type: application/json\r\nContent-Length: 0']) {
        const answer = await send(port, `${method} ${path} HTTP/1.1${unread}`);
        expectProblem(answer, method);
        const { status, headers } = readRaw(answer);
        expect([method, status, headers.get('allow')]).toEqual([method, 405, allow]);
      }
    }
  });

  it('is refused for a call of the API, also one that no proxy passes on', async () => {
    const port = await start();
    for (const method of ['TRACE', 'PROPFIND']) {
      const { status, headers } = readRaw(await send(port, `${method} /api/job/search HTTP/1.1`));
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  });

  it('is refused for a call of the platform’s API, in its own form', async () => {
    const port = await start();
    const unread = '\r\nContent-Type: application/json\r\nContent-Length: 0';
    const answer = readRaw(await send(port, `PUT /platform/api/login HTTP/1.1${unread}`));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(JSON.parse(answer.body).message).toBe(
      'The platform’s API has no PUT /platform/api/login. Send POST.',
    );
    expect(readRaw(await send(port, 'PUT /platform/api/nowhere HTTP/1.1')).status).toBe(404);
  });

  it.each(['/en/ph/nowhere', '/api/nowhere', '/assets/mfe-a', '/dev/outbox/x'])(
    'is not found at %s, where there is nothing',
    async (path) => {
      const port = await start();
      for (const method of ['TRACE', 'PROPFIND', 'MKCOL']) {
        const answer = await send(port, `${method} ${path} HTTP/1.1`);
        expectProblem(answer, method);
        expect([method, readRaw(answer).status]).toEqual([method, 404]);
      }
    },
  );
});
