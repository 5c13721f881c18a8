import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // One page and one load of the modules for all files; `clean-page` leaves nothing of a test on it.
    isolate: false,
    unstubGlobals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '@jobharbor/shared/testing/fixed-clock',
      '@jobharbor/shared/testing/patience',
      '@jobharbor/shared/testing/setup-server',
      'src/testing/setup.ts',
      '@jobharbor/shared/testing/clean-page',
    ],
    testTimeout: 20_000,
  },
});
