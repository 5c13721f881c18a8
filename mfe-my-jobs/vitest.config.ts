import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '@jobharbor/shared/testing/fixed-clock',
      '@jobharbor/shared/testing/patience',
      '@jobharbor/shared/testing/setup-server',
      'src/testing/setup.ts',
    ],
    testTimeout: 20_000,
  },
});
