import { defineConfig } from 'vitest/config';
import { limits } from './src/limits.ts';
import { LongestFirst } from './src/site/longest-first.ts';

// Three files at a time, each with a browser of its own, on one site: each waits for half of its time, so that two keep no
// two cores busy.
export default defineConfig({
  test: {
    include: ['src/journeys/**/*.test.ts'],
    globalSetup: ['src/site/run-site.ts'],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: limits.journey,
    hookTimeout: limits.journey,
    expect: { poll: { timeout: limits.action } },
  },
});
