import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { createPools } from '../database/pools.ts';
import { FilesUnavailableError } from '../files/file-store.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Messages of PostgreSQL's protocol: AuthenticationOk and ReadyForQuery. */
const ready = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('a database that is killed under a request is told as unavailable, not as a fault of the request', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const pools = createPools({ connectionString: `postgres://site@127.0.0.1:${port}/site` });
  const app = await createApp({ ...api.dependencies, db: pools.db });
  const login = { login: 'maria@example.com', password: 'harbour light paper' };
  const alert = { email: 'maria@example.com', filters: { query: 'nurse' } };
  for (const [url, body] of [
    ['/api/auth/login', login],
    ['/api/job/job-alerts/create', alert],
  ] as const) {
    const answer = await app.inject({ method: 'POST', url, body });
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 50016]);
  }
  await app.close();
  await pools.close();
  server.close();
});

it('a database that takes a statement and is silent, as on a cut link, is told as unavailable in time', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    // The start of the protocol: authenticated, and ready for a query.
    socket.on('error', () => {}).once('data', () => socket.write(ready));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const connectionString = `postgres://site@127.0.0.1:${port}/site`;
  const pools = createPools({ connectionString, max: 1, requestTimeout: 50 });
  const app = await createApp({ ...api.dependencies, db: pools.db });
  const login = { login: 'maria@example.com', password: 'harbour light paper' };
  const ask = () => app.inject({ method: 'POST', url: '/api/auth/login', body: login });
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([503, 503]);
  // A connection that is still to answer serves nobody else.
  expect(connections).toBe(2);
  await app.close();
  await pools.close();
  server.close();
});

it.each([
  ['a named failure', () => new ApiError(errorCode.jobAlertFailed, { cause: lost })],
  ['a plain object', () => ({ ...lost, message: 'Connection terminated unexpectedly' })],
  ['a file store that refuses', () => new FilesUnavailableError('Access denied.')],
  ['several at once', () => new AggregateError([lost])],
  ['an error around it', () => new Error('It failed.', { cause: lost })],
])('a lost database or file store is 503 also as %s', async (_what, make) => {
  const app = await createApp(api.dependencies);
  app.get('/fails', async () => {
    throw make();
  });
  expect((await app.inject('/fails')).statusCode).toBe(503);
  await app.close();
});
