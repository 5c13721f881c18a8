import * as z from 'zod/mini';

/** A line of a stack, mapped to its source where the release came with a source map. */
const stackLine = z.object({
  at: z.string(),
  name: z.nullable(z.string()),
  /** Neither a library's nor the bundler's. */
  is_own: z.boolean(),
});

/** What browsers reported, each error once. Counts are pages, `visits` those that met the remote in the same time. */
export const errorList = z.object({
  from: z.int(),
  to: z.int(),
  /** Pages with errors beyond those that are kept. */
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
      /** The one that reported it last stands first. */
      versions: z.array(
        z.object({
          version: z.string(),
          count: z.int(),
          visits: z.int(),
          commit: z.nullable(z.string()),
          /** Where to read what the commit changed; null where nobody said where that is. */
          change_url: z.nullable(z.string()),
        }),
      ),
      countries: z.array(z.object({ country: z.string(), count: z.int(), visits: z.int() })),
    }),
  ),
});
export type ErrorList = z.infer<typeof errorList>;
export type ReportedError = ErrorList['errors'][number];
