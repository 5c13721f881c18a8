import { defineConfig } from 'vitest/config';
import { limits } from './src/limits.ts';
import { LongestFirst } from './src/site/longest-first.ts';

// Three concurrent files, each with a browser, on one site: each waits half of its time, so that two would not keep two
// cores busy.
export default defineConfig({
  test: {
    include: ['src/journeys/**/*.test.ts'],
    globalSetup: ['src/site/run-site.ts'],
    maxWorkers: 3,
    // Test files of a worker share loaded modules and a browser.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: limits.journey,
    hookTimeout: limits.journey,
    expect: { poll: { timeout: limits.action } },
  },
});
