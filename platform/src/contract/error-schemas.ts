import * as z from 'zod/mini';

/** A stack frame, mapped to its source if the release has a source map. */
const stackLine = z.object({
  at: z.string(),
  name: z.nullable(z.string()),
  /** Not in a library or the bundler's runtime. */
  is_own: z.boolean(),
});

/**
 * Errors that browsers reported, deduplicated. Counts are pages, `visits` those that used the remote in the same time.
 */
export const errorList = z.object({
  from: z.int(),
  to: z.int(),
  /** Pages with errors beyond the storage limit. */
  left_out: z.int(),
  errors: z.array(
    z.object({
      id: z.string(),
      remote: z.string(),
      event: z.string(),
      text: z.string(),
      stack: z.array(stackLine),
      count: z.int(),
      first: z.int(),
      last: z.int(),
      /** The latest reporting version first. */
      versions: z.array(
        z.object({
          version: z.string(),
          count: z.int(),
          visits: z.int(),
          commit: z.nullable(z.string()),
          /** URL of the commit's diff; null if not configured. */
          change_url: z.nullable(z.string()),
        }),
      ),
      countries: z.array(z.object({ country: z.string(), count: z.int(), visits: z.int() })),
    }),
  ),
});
export type ErrorList = z.infer<typeof errorList>;
export type ReportedError = ErrorList['errors'][number];
