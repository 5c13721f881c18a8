import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Timeout in milliseconds of `findBy` queries on a busy machine; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    environment: 'jsdom',
    // One page and one module load for all files; `clean-page` cleans up after each test.
    isolate: false,
    unstubGlobals: true,
    setupFiles: [
      './src/testing/few-owner-stacks.ts',
      './src/testing/lazy-query-errors.ts',
      './src/testing/patience.ts',
      './src/testing/setup-server.ts',
      './src/testing/clean-page.ts',
    ],
    testTimeout: 60_000,
  },
});
