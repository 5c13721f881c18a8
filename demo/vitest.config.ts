import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
