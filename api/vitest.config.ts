import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A state that a busy machine reaches late is waited for; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database-server.ts'],
    setupFiles: ['src/testing/cheap-passwords.ts', 'src/testing/record-statements.ts'],
    // Reads what a run of the other tests has recorded: a step of its own.
    exclude: process.env.TEST_POSTGRES === 'oldest' ? [] : ['src/database/oldest-statements.test.ts'],
    // Files share the modules, which take longer to load than most files take to run: each has a database of its own.
    isolate: false,
    // Two at a time suit two cores.
    maxWorkers: 2,
    // Some tests try hundreds of inputs; a machine with much to do takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
