import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { archiveKeysPath, listArchiveKeys } from '@jobharbor/shared/calls/config/list-archive-keys';
import { ApiError } from '@jobharbor/shared/errors';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { onDone } from '../../testing/shared.ts';
import { serveArchiveKeys } from './serve-archive-keys.ts';

const key = { kty: 'OKP', crv: 'Ed25519', x: 'AbC', kid: 'k1', alg: 'EdDSA', use: 'sig' };

async function get(status: number) {
  const api = createServer(({ url }, response) => {
    expect(url).toBe(`/api${listArchiveKeys.path}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { keys: [key] } }));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  onDone(() => void api.close());
  const app = fastify();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  serveArchiveKeys(app, { apiUrl, breaker: { guard: (work) => work() } });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ApiError ? error.status : 500).send(),
  );
  return app.inject(archiveKeysPath);
}

it('lets any program and any site read the keys of archives as a bare JWK Set', async () => {
  const { headers, statusCode, body } = await get(200);
  expect([statusCode, JSON.parse(body)]).toEqual([200, { keys: [key] }]);
  expect(headers).toMatchObject({
    ...{
      'content-type': expect.stringMatching(/^application\/jwk-set\+json/),
      'access-control-allow-origin': '*',
    },
    'cache-control': 'public, max-age=300',
  });
});

it('answers 503, not an empty set, while the API is away', async () => {
  expect((await get(500)).statusCode).toBe(503);
});
