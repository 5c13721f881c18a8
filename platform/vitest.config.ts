import { defineConfig } from 'vitest/config';

/** s3rver reads an object that was deleted concurrently; the call is answered anyway. */
const ofDeletedObject = /ENOENT.*\._S3rver_object/;

export default defineConfig({
  test: {
    // Timeout in milliseconds of `waitFor`, for busy machines; the default is one second.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.ts'],
    // Test files share loaded modules, whose loading takes longer than many of the files.
    isolate: false,
    environment: 'node',
    // Some tests build a package or check its types, which takes minutes on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    onUnhandledError: ({ message }) => !ofDeletedObject.test(message),
  },
});
