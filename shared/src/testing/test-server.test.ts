import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSession } from '../contracts/calls/auth/get-session.ts';
import { answer } from './test-answers.ts';
import { createTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ask = (url: string) => fetch(url + getSession.path);

it('a request that nobody answers fails the test that sent it', async () => {
  expect((await ask(server.url)).status).toBe(404);
  expect(() => server.reset()).toThrow(`Nobody answers GET /api${getSession.path} in this test.`);
});

it('what a page of an earlier test sends late neither fails nor reaches the next one', async () => {
  const { url } = server;
  server.reset();
  server.use(answer(getSession, () => ({ user: null })));
  expect((await ask(url)).status).toBe(404);
  expect(server.requests).toEqual([]);
  expect((await ask(server.url)).status).toBe(200);
  expect(server.requestsOf(getSession)).toHaveLength(1);
  server.reset();
});
