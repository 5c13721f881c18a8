import * as z from 'zod/mini';

/** What one run of vitest found, as `vitest-reporter.ts` writes it for the step that started the run. */
export const testReport = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Tests that did not run, with the reason where the test gave one. */
  skipped: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Tests that passed only when they were run again, with the first line of the error that the first run met. */
  retried: z.array(z.object({ name: z.string(), error: z.string() })),
  files: z.array(
    z.object({
      path: z.string(),
      seconds: z.number(),
      tests: z.array(z.object({ name: z.string(), state: z.string(), seconds: z.number() })),
    }),
  ),
});
export type TestReport = z.infer<typeof testReport>;
