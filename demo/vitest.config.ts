import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Timeout in milliseconds of `waitFor`, for busy machines; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.ts'],
    // Test files share loaded modules, whose loading takes longer than many of the files.
    isolate: false,
    // The API's own database server for tests: the demonstration is tested against the real API.
    globalSetup: [fileURLToPath(import.meta.resolve('@jobharbor/api/testing/servers/database-server.ts'))],
    setupFiles: [fileURLToPath(import.meta.resolve('@jobharbor/api/testing/servers/cheap-passwords.ts'))],
    maxWorkers: 2,
    // One test fills a market, which takes long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
