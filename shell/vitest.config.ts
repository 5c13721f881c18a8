import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // One page and one load of the modules for all files; `clean-page` leaves nothing of a test on it.
    isolate: false,
    unstubGlobals: true,
    setupFiles: ['@jobharbor/shared/testing/setup-server', '@jobharbor/shared/testing/clean-page'],
  },
});
