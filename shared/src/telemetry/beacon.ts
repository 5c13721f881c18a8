import * as z from 'zod/mini';

/** Lifecycle events of a remote in a browser. `visit` is reported once a page load, for the first remote. */
export const healthEvent = z.enum([
  'visit',
  'loaded',
  'mounted',
  'load-failed',
  'mount-failed',
  'crashed',
  'unmount-failed',
  'slot-failed',
  /** The code of a part of a page did not load; the part has a retry at its place. */
  'part-failed',
  'recovered',
  'vital',
  /** The browser rendered other HTML than the server: the page works, but was rendered twice. */
  'hydration-mismatch',
  /** A custom event of the remote, whose name begins `text`. */
  'reported',
]);
export type HealthEvent = z.infer<typeof healthEvent>;

const short = (longest: number) => z.string().check(z.maxLength(longest));

/** One health fact. Contains no personal data: no address, no id, no typed text. */
export const healthFact = z.object({
  event: healthEvent,
  /** Milliseconds since 1970. */
  at: z.number(),
  remote: short(60),
  version: short(80),
  slot: z.optional(short(60)),
  /** Milliseconds that loading or mounting took. */
  ms: z.optional(z.number()),
  /** Step of the fallback chain: for `recovered` the step that succeeded, for a failure the next step. */
  rung: z.optional(z.enum(['retry', 'previous-version', 'fallback', 'card'])),
  /**
   * The cause of a failure is the network: it did not deliver a file that the site has. Without it, the release is the
   * cause.
   */
  cause: z.optional(z.literal('network')),
  /** Eight characters that the person can tell support; identifies this fact, its set and its trace. */
  support_code: z.optional(short(8)),
  /** Of an error, shortened. */
  text: z.optional(short(500)),
  /** Of an error: lines `/assets/{name}/{version}/{file}:{line}:{column}`, innermost first. */
  stack: z.optional(short(1_500)),
  /** A web vital: milliseconds, or the plain figure of CLS. */
  vital: z.optional(z.enum(['LCP', 'INP', 'CLS', 'TTFB', 'FCP'])),
  value: z.optional(z.number()),
  /** Of the vital INP: the route pattern of the screen on which the slowest interaction was. */
  screen: z.catch(z.optional(z.string().check(z.regex(/^\/[\w/:.*?-]{0,79}$/))), undefined),
});
export type HealthFact = z.infer<typeof healthFact>;

/** `POST /telemetry`: facts of one page. `trace` is the request id of the page's HTML. */
export const healthBeacon = z.object({
  set: short(40),
  language: short(10),
  country: short(10),
  trace: z.optional(short(60)),
  facts: z.array(healthFact).check(z.minLength(1), z.maxLength(50)),
  /** Facts of earlier beacons of the page, once each: another gateway may have counted them. */
  before: z.optional(
    z
      .array(z.pick(healthFact, { event: true, remote: true, rung: true, cause: true }))
      .check(z.maxLength(50)),
  ),
});
export type HealthBeacon = z.infer<typeof healthBeacon>;
