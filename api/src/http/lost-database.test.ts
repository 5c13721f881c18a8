import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { createPools } from '../database/pools.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

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
  const body = { login: 'maria@example.com', password: 'harbour light paper' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', body });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 50016]);
  await app.close();
  await pools.close();
  server.close();
});
