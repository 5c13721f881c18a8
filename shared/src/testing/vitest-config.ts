import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Vitest's configuration of a package that runs in the browser: jsdom, the test server, and what `setupFiles` add. */
export const browserTests = ({ setupFiles = [] }: { setupFiles?: string[] } = {}): ViteUserConfig =>
  defineConfig({
    test: {
      environment: 'jsdom',
      // Timeout in milliseconds of `findBy` queries on a busy machine; the default is one second.
      expect: { poll: { timeout: 30_000 } },
      // One page and one module load for all files; `clean-page` cleans up after each test.
      isolate: false,
      unstubGlobals: true,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [
        '@jobharbor/shared/testing/few-owner-stacks',
        '@jobharbor/shared/testing/fixed-clock',
        '@jobharbor/shared/testing/lazy-query-errors',
        '@jobharbor/shared/testing/patience',
        '@jobharbor/shared/testing/setup-server',
        ...setupFiles,
        '@jobharbor/shared/testing/clean-page',
      ],
      testTimeout: 60_000,
    },
  });
