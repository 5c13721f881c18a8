import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A state that a busy machine reaches late is waited for; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.ts'],
    // Files share the modules, which take longer to load than many files take to run.
    isolate: false,
    // The API's own database server for tests: the demonstration is tested against the real API.
    globalSetup: [fileURLToPath(import.meta.resolve('@jobharbor/api/testing/database-server.ts'))],
    setupFiles: [fileURLToPath(import.meta.resolve('@jobharbor/api/testing/cheap-passwords.ts'))],
    maxWorkers: 2,
    // One test fills a market: a machine with much to do takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
