import { defineConfig } from 'vitest/config';

/** The S3 server of the tests reads an object that another call has deleted just before; the call is answered anyway. */
const ofDeletedObject = /ENOENT.*\._S3rver_object/;

export default defineConfig({
  test: {
    // A state that a busy machine reaches late is waited for; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.ts'],
    // Files share the modules, which take longer to load than many files take to run.
    isolate: false,
    environment: 'node',
    // Some tests build a package, or check its types: a machine with much to do takes minutes.
    testTimeout: 180_000,
    onUnhandledError: ({ message }) => !ofDeletedObject.test(message),
  },
});
