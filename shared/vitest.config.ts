import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['./src/testing/patience.ts', './src/testing/setup-server.ts'],
    testTimeout: 20_000,
  },
});
