import { defineConfig } from 'vitest/config';
import { LongestFirst } from './src/site/longest-first.ts';

// Two files at a time, each with a browser of its own, on one site: two cores carry no more.
export default defineConfig({
  test: {
    include: ['src/journeys/**/*.test.ts'],
    globalSetup: ['src/site/run-site.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
