import * as z from 'zod/mini';

/** A remote that was taken out of the site. Its addresses answer 410 until a remote has them again. */
export const retiredRemote = z.object({
  /** The last that was served. */
  version: z.string(),
  /** Patterns of its addresses. */
  routes: z.array(z.string()),
});
export type RetiredRemote = z.infer<typeof retiredRemote>;

/** One version of the shell and of every remote: what is tested, served, promoted and rolled back together. */
export const releaseSet = z.object({
  id: z.string(),
  /** Seconds. */
  created_at: z.int(),
  /** The set it was made from; null for the first. */
  parent: z.nullable(z.string()),
  /** What changed against the parent, as text. */
  reason: z.string(),
  /** Package name → version. */
  members: z.record(z.string(), z.string()),
  /** By package name: remotes that it had once, and has no more. */
  retired: z.optional(z.record(z.string(), retiredRemote)),
  /** Name of the token that made it; empty for sets from before there were tokens. */
  made_by: z._default(z.string(), ''),
});
export type ReleaseSet = z.infer<typeof releaseSet>;

/** Which set is served, and which were before it, latest last. */
export const livePointer = z.object({
  set: z.string(),
  since: z.int(),
  previous: z.array(z.string()),
  /** Grows by one with every move. */
  revision: z._default(z.int(), 0),
});
export type LivePointer = z.infer<typeof livePointer>;

/** When a canary gives up by itself. Shares are 0 to 1. */
export const canaryThreshold = z.object({
  /** Visits that each side needs before it is judged, over all and in any one country. */
  minimum_visits: z.int(),
  /** Failed visits may be this much more frequent than with the live set: an absolute share. */
  tolerance: z.number(),
});
export type CanaryThreshold = z.infer<typeof canaryThreshold>;

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A canary that grows by itself while it does no worse than the live set. */
export const canaryRamp = z.object({
  /** Shares that follow the first, growing. At 1 the set is made live, or given to all visitors of its countries. */
  steps: z.array(share).check(z.minLength(1), z.maxLength(20)),
  /** Minutes that each share is held at least. */
  hold_minutes: z.int().check(z.minimum(0), z.maximum(10_080)),
  /** Visits to the canary when its share last grew. */
  visits_before: z._default(z.int(), 0),
  /** Since when somebody has it wait; absent: it goes on by itself. */
  paused_at: z.optional(z.int()),
});
export type CanaryRamp = z.infer<typeof canaryRamp>;

/** Buckets of visitors, in millionths: from the first up to, not including, the second. */
const slice = z.tuple([z.int(), z.int()]);
export type Slice = z.infer<typeof slice>;

/** A set on trial beside the live one. */
export const canary = z.object({
  id: z.string(),
  set: z.string(),
  /** The live set that it is compared with. */
  against: z.string(),
  /** Of visitors, 0 to 1. */
  share,
  /** The buckets that its share is made of. Those of before there were several canaries have none: see `slicesOf`. */
  slices: z._default(z.array(slice), []),
  /** Country keys that it is for; all when empty. */
  countries: z.array(z.string()),
  threshold: canaryThreshold,
  /** Absent: its share is changed by hand. */
  ramp: z.optional(canaryRamp),
  started_at: z.int(),
  started_by: z.string(),
  state: z.enum(['running', 'promoted', 'stopped', 'rolled-back']),
  /** Why it ended, as text; empty while it runs. */
  why: z._default(z.string(), ''),
  /** When it last changed: for one that ended, when it ended. */
  changed_at: z._default(z.int(), 0),
  /** Grows by one with every change. */
  revision: z._default(z.int(), 0),
});
export type Canary = z.infer<typeof canary>;

/** A canary, and those beside it. Programs from before there were several read the first alone. */
export const canaryLink = z.extend(canary, { others: z._default(z.array(canary), []) });
export type CanaryLink = z.infer<typeof canaryLink>;

/** A set that is kept whatever its age. */
export const pin = z.object({ set: z.string(), reason: z.string(), by: z.string(), at: z.int() });
export type Pin = z.infer<typeof pin>;

/** What a token may do. A team's token has `publish` for its own packages only; `operator` includes all. */
export const right = z.enum(['read', 'publish', 'canary', 'promote', 'roll-back', 'force', 'operator']);
export type Right = z.infer<typeof right>;

/** A deploy token as the store keeps it: never the token itself. */
export const deployToken = z.object({
  id: z.string(),
  name: z.string(),
  team: z.string(),
  rights: z.array(right),
  /** Packages that the rights hold for. When empty: none for `publish`, all for the others. */
  packages: z.array(z.string()),
  /** SHA-256 of the token, hexadecimal. */
  hash: z.string(),
  made_at: z.int(),
  expires_at: z.nullable(z.int()),
  revoked_at: z.nullable(z.int()),
});
export type DeployToken = z.infer<typeof deployToken>;

/** The actor of the log's entries about canaries that the platform stopped or let grow by itself. */
export const watchName = 'canary watch';

/** Something done to what is served, and by whom. Only ever appended. */
export const logEntry = z.object({
  /** Grows by one. */
  seq: z.int(),
  at: z.int(),
  /** Name of the token, or `canary watch` for what the platform did by itself. */
  by: z.string(),
  team: z.string(),
  action: z.enum([
    'publish',
    'force-publish',
    'adopt',
    'refused',
    'canary-started',
    'canary-changed',
    'canary-stopped',
    'promote',
    'roll-back',
    'retire',
    'pin',
    'unpin',
    'collect',
    'token-made',
    'token-revoked',
    'override-made',
    'preview-made',
    'flag-set',
  ]),
  /** Why, as its actor or the platform states it. */
  reason: z.string(),
  from_set: z.nullable(z.string()),
  to_set: z.nullable(z.string()),
  /** Package name → version, or whatever else explains the action. */
  detail: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
  /** SHA-256 of the file of the entry before, hexadecimal; null for the first. Entries of before have none. */
  previous: z.optional(z.nullable(z.string())),
});
export type LogEntry = z.infer<typeof logEntry>;
