import * as z from 'zod/mini';

/** One error of one release, as counted by one gateway in one hour. Counts are pages. */
const recordedError = z.object({
  remote: z.string(),
  version: z.string(),
  event: z.string(),
  text: z.string(),
  /** Lines `/assets/{name}/{version}/{file}:{line}:{column}`, innermost first; empty without a stack. */
  stack: z.string(),
  count: z.int(),
  /** Country key → pages. */
  countries: z.record(z.string(), z.int()),
  /** Seconds. */
  first: z.int(),
  last: z.int(),
});
export type RecordedError = z.infer<typeof recordedError>;

/** `health/errors/{yyyy-mm-dd}/{hh}.{gateway}.json`. */
export const errorHour = z.object({
  at: z.int(),
  errors: z.array(recordedError),
  /** Pages with errors beyond the maximum of the list. */
  left_out: z.int(),
});
export type ErrorHour = z.infer<typeof errorHour>;
