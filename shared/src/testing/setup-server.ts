import { afterAll, afterEach, beforeAll } from 'vitest';
import { openTestServer, testServer } from './file-server.ts';

// A setup file: one server for a file of tests. A request that nobody answered fails the test that sent it.
// It holds no state of its own: setup files are evaluated again for each file of tests, the modules that tests import once.
beforeAll(async () => void (await openTestServer()));
afterEach(() => testServer().reset());
afterAll(() => testServer().close());

export { testServer } from './file-server.ts';
