import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The API's own database server for tests: the demonstration is tested against the real API.
    globalSetup: [fileURLToPath(import.meta.resolve('@jobharbor/api/testing/database-server.ts'))],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
