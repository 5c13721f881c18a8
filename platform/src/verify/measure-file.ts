import { afterAll } from 'vitest';
import { processorSeconds } from './processor-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Of a test file: processor time of its worker and the processes that it started. */
    processorSeconds?: number;
  }
}

// A setup file runs before each test file is loaded, and its hook after all others.
const before = processorSeconds();
// biome-ignore lint/correctness/noEmptyPattern: vitest requires a pattern, and no fixture is used.
afterAll(({}, { file }) => {
  file.meta.processorSeconds = processorSeconds() - before;
});
