import * as z from 'zod/mini';

/** A remote that was removed from the site. Its URLs answer 410 until another remote has them. */
export const retiredRemote = z.object({
  /** The last served version. */
  version: z.string(),
  /** Patterns of its URLs. */
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
  /** Description of the difference from the parent. */
  reason: z.string(),
  /** Package name → version. */
  members: z.record(z.string(), z.string()),
  /** Removed remotes, by package name. */
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
  /** Increments with every move. */
  revision: z._default(z.int(), 0),
});
export type LivePointer = z.infer<typeof livePointer>;

/** Question to all gateways to open a set that is served soon. */
export const setToPrepare = z.object({
  id: z.string(),
  set: z.string(),
  /** Seconds since 1970; absent in questions of older versions. */
  at: z.optional(z.int()),
});
export type SetToPrepare = z.infer<typeof setToPrepare>;

/** When a canary is stopped automatically. Shares are 0 to 1. */
export const canaryThreshold = z.object({
  /** Minimum visits of each side, overall and in a country. */
  minimum_visits: z.int(),
  /** Tolerated difference of the share of failed visits from the live set's (absolute). */
  tolerance: z.number(),
});
export type CanaryThreshold = z.infer<typeof canaryThreshold>;

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A canary whose share grows automatically while it is not worse than the live set. */
export const canaryRamp = z.object({
  /** Ascending shares after the first. At 1 the set is promoted, or given to all visitors of its countries. */
  steps: z.array(share).check(z.minLength(1), z.maxLength(20)),
  /** Minimum minutes of each step. */
  hold_minutes: z.int().check(z.minimum(0), z.maximum(10_080)),
  /** Visits to the canary at its last step. */
  visits_before: z._default(z.int(), 0),
  /** When it was paused; absent while it advances automatically. */
  paused_at: z.optional(z.int()),
});
export type CanaryRamp = z.infer<typeof canaryRamp>;

/** Range of buckets in millionths: start inclusive, end exclusive. */
const slice = z.tuple([z.int(), z.int()]);
export type Slice = z.infer<typeof slice>;

/** A set that a share of visitors gets beside the live one. */
export const canary = z.object({
  id: z.string(),
  set: z.string(),
  /** The live set it is compared with. */
  against: z.string(),
  /** Of visitors, 0 to 1. */
  share,
  /** Bucket ranges of its share. Older canaries have none: see `slicesOf`. */
  slices: z._default(z.array(slice), []),
  /** Country keys that it is for; all when empty. */
  countries: z.array(z.string()),
  threshold: canaryThreshold,
  /** Absent: its share is changed manually. */
  ramp: z.optional(canaryRamp),
  started_at: z.int(),
  started_by: z.string(),
  state: z.enum(['running', 'promoted', 'stopped', 'rolled-back']),
  /** Why it ended; empty while it runs. */
  why: z._default(z.string(), ''),
  /** Time of the last change; for an ended one, of its end. */
  changed_at: z._default(z.int(), 0),
  /** Increments with every change. */
  revision: z._default(z.int(), 0),
});
export type Canary = z.infer<typeof canary>;

/** A canary with the concurrent ones. Older programs read the first only. */
export const canaryLink = z.extend(canary, { others: z._default(z.array(canary), []) });
export type CanaryLink = z.infer<typeof canaryLink>;

/** A set that garbage collection keeps. */
export const pin = z.object({ set: z.string(), reason: z.string(), by: z.string(), at: z.int() });
export type Pin = z.infer<typeof pin>;

/** Permissions of a token. A team's token has `publish` for its own packages only; `operator` includes all. */
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

/** Actor of the log entries of automatic canary changes. */
export const watchName = 'canary watch';

/** An entry of the append-only audit log. */
export const logEntry = z.object({
  /** Sequence number. */
  seq: z.int(),
  at: z.int(),
  /** Name of the token, or `canary watch` for automatic changes. */
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
  /** Package name → version, or other details of the action. */
  detail: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
  /** SHA-256 of the previous entry's file, hexadecimal; null for the first. Older entries have none. */
  previous: z.optional(z.nullable(z.string())),
});
export type LogEntry = z.infer<typeof logEntry>;
