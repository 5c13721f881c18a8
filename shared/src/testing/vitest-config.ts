import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Vitest's configuration of a package that runs in the browser: jsdom, the test server, and what `setupFiles` add. */
export const browserTests = ({ setupFiles = [] }: { setupFiles?: string[] } = {}): ViteUserConfig =>
  defineConfig({
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
        ...setupFiles,
        '@jobharbor/shared/testing/clean-page',
      ],
      testTimeout: 20_000,
    },
  });
