import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestServer, type TestServer } from './test-server.ts';

let server: TestServer | undefined;

// A setup file: one server for a file of tests. A request that nobody answered fails the test that sent it.
beforeAll(async () => {
  server = await createTestServer();
});
afterEach(() => server?.reset());
afterAll(() => server?.close());

/** The server of this file of tests. Needs `@jobharbor/shared/testing/setup-server` among the setup files. */
export function testServer(): TestServer {
  if (!server) throw new Error('No test server: add @jobharbor/shared/testing/setup-server to setupFiles.');
  return server;
}
