import * as z from 'zod/mini';

/** Results of a vitest run, written by `vitest-reporter.ts`. */
export const testReport = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Tests that did not run, with the reason where the test gave one. */
  skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Tests that passed only on a retry, with the first line of the first error. */
  retried: z.array(z.object({ name: z.string(), error: z.string() })),
  files: z.array(
    z.object({
      path: z.string(),
      seconds: z.number(),
      /** Of the worker and the processes that it started, while it ran this file. */
      processorSeconds: z.number(),
      tests: z.array(z.object({ name: z.string(), state: z.string(), seconds: z.number() })),
    }),
  ),
});
export type TestReport = z.infer<typeof testReport>;
