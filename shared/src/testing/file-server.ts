import { createTestServer, type TestServer } from './test-server.ts';

let server: TestServer | undefined;

/** Starts the server of a test file; {@link testServer} returns it until `close`. */
export async function openTestServer(): Promise<TestServer> {
  server = await createTestServer();
  return server;
}

/** The server of this test file. Needs `@jobharbor/shared/testing/setup-server` among the setup files. */
export function testServer(): TestServer {
  if (!server) throw new Error('No test server: add @jobharbor/shared/testing/setup-server to setupFiles.');
  return server;
}
