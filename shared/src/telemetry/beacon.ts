import * as z from 'zod/mini';

/** What can be told of a remote's life in a browser. `visit` is told once a page load, with the remote it opened on. */
export const healthEvent = z.enum([
  'visit',
  'loaded',
  'mounted',
  'load-failed',
  'mount-failed',
  'crashed',
  'unmount-failed',
  'slot-failed',
  'recovered',
  'vital',
  /** The browser drew other HTML than the server: the page works, and was drawn twice. */
  'hydration-mismatch',
  /** What a remote tells of its own; which it is stands at the beginning of `text`. */
  'reported',
]);
export type HealthEvent = z.infer<typeof healthEvent>;

const short = (longest: number) => z.string().check(z.maxLength(longest));

/** One fact. It holds nothing of the person: no address, no id, no typed text. */
export const healthFact = z.object({
  event: healthEvent,
  /** Milliseconds since 1970. */
  at: z.number(),
  remote: short(60),
  version: short(80),
  slot: z.optional(short(60)),
  /** Milliseconds that loading or mounting took. */
  ms: z.optional(z.number()),
  /** Of `recovered`, what holds now; of a failure, what is tried next or, with `fallback` and `card`, where it ends. */
  rung: z.optional(z.enum(['retry', 'previous-version', 'fallback', 'card'])),
  /** What the person can read out, eight characters; resolves to this fact, its set and its trace. */
  support_code: z.optional(short(8)),
  /** Of an error, shortened. */
  text: z.optional(short(500)),
  /** A web vital: milliseconds, or the plain figure of CLS. */
  vital: z.optional(z.enum(['LCP', 'INP', 'CLS', 'TTFB', 'FCP'])),
  value: z.optional(z.number()),
});
export type HealthFact = z.infer<typeof healthFact>;

/** `POST /telemetry`: facts of one page, sent together. `trace` is the request id of the page's HTML. */
export const healthBeacon = z.object({
  set: short(40),
  language: short(10),
  country: short(10),
  trace: z.optional(short(60)),
  facts: z.array(healthFact).check(z.minLength(1), z.maxLength(50)),
});
export type HealthBeacon = z.infer<typeof healthBeacon>;
