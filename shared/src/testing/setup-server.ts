import { afterAll, afterEach, beforeAll } from 'vitest';
import { openTestServer, testServer } from './file-server.ts';

// A setup file: one server for each test file. A request without an answer fails the test that sent it. Holds no state:
// setup files are evaluated for each test file, imported modules once.
beforeAll(async () => void (await openTestServer()));
afterEach(() => testServer().reset());
afterAll(() => testServer().close());

export { testServer } from './file-server.ts';
