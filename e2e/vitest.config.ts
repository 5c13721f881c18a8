import { defineConfig } from 'vitest/config';

// One browser and one site at a time: the journeys share both, and two cores carry no more.
export default defineConfig({
  test: {
    include: ['src/journeys/**/*.test.ts'],
    globalSetup: ['src/site/run-site.ts'],
    fileParallelism: false,
    // A machine with much to do now and then starves a page for longer than a journey waits. What fails twice is a fault;
    // what passes the second time is marked in the report, to be looked into.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
