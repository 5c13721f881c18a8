import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Timeout in milliseconds of `findBy` queries on a busy machine; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    environment: 'jsdom',
    // One page and one module load for all files; `clean-page` cleans up after each test.
    isolate: false,
    unstubGlobals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '@jobharbor/shared/testing/fixed-clock',
      '@jobharbor/shared/testing/few-owner-stacks',
      '@jobharbor/shared/testing/lazy-query-errors',
      '@jobharbor/shared/testing/patience',
      'src/testing/setup.ts',
      '@jobharbor/shared/testing/clean-page',
    ],
    testTimeout: 60_000,
  },
});
