import * as z from 'zod/mini';

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Start in microseconds. */
  ts: z.number(),
  /** Microseconds by the clock. */
  dur: z._default(z.number(), 0),
  /** Microseconds of processor time. */
  tdur: z._default(z.number(), 0),
  args: z.optional(z.unknown()),
});
export type TraceEvent = z.infer<typeof event>;

/** A trace of Chromium, also as Lighthouse saves it with `--save-assets`. */
export const traceFile = z.object({ traceEvents: z.array(event) });
