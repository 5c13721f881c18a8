import { defineConfig } from 'vitest/config';
import { limits } from './src/limits.ts';
import { LongestFirst } from './src/site/longest-first.ts';

// Two files at a time, each with a browser of its own, on one site: two cores carry no more.
export default defineConfig({
  test: {
    include: ['src/journeys/**/*.test.ts'],
    globalSetup: ['src/site/run-site.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: limits.journey,
    hookTimeout: limits.journey,
    expect: { poll: { timeout: limits.action } },
  },
});
