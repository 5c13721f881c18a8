import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // A state that a busy machine reaches late is waited for; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    environment: 'jsdom',
    // One page and one load of the modules for all files; `clean-page` leaves nothing of a test on it.
    isolate: false,
    unstubGlobals: true,
    setupFiles: ['@jobharbor/shared/testing/setup-server', '@jobharbor/shared/testing/clean-page'],
    testTimeout: 60_000,
  },
});
