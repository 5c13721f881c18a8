import { markdownVitePlugin } from '@jobharbor/shared/build/markdown-vite-plugin';
import { defineConfig } from 'vitest/config';

// Globals only so that the testing library takes each page down after its test; tests import what they use.
export default defineConfig({
  plugins: [markdownVitePlugin],
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [
      '@jobharbor/shared/testing/fixed-clock',
      '@jobharbor/shared/testing/patience',
      '@jobharbor/shared/testing/setup-server',
    ],
    testTimeout: 20_000,
  },
});
