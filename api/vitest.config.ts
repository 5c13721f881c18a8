import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Timeout in milliseconds of `waitFor`, for busy machines; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/servers/database-server.ts'],
    setupFiles: ['src/testing/servers/cheap-passwords.ts', 'src/testing/servers/record-statements.ts'],
    // Reads what a run of the other tests has recorded: a step of its own.
    exclude: process.env.TEST_POSTGRES === 'oldest' ? [] : ['src/database/oldest-statements.test.ts'],
    // Test files share loaded modules, whose loading takes longer than many of the files: each has its own database.
    isolate: false,
    // Two at a time suit two cores.
    maxWorkers: 2,
    // Some tests try hundreds of inputs, which takes long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
