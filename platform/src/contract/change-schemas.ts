import * as z from 'zod/mini';
import { canaryRamp, canaryThreshold, retiredRemote } from './documents.ts';

/* What changes of a set or a canary take: see `calls.ts`. */

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** The reason goes into the log. */
export const reasonOnly = z.object({ reason });
/** Also a set that was taken back: needs the right `force`. */
const force = z._default(z.boolean(), false);
export const canaryStart = z.object({
  set: z.string(),
  force,
  share: z.number().check(z.minimum(0), z.maximum(1)),
  countries: z.array(z.string()),
  threshold: z.optional(canaryThreshold),
  ramp: z.optional(canaryRamp),
  reason,
});
export type CanaryStart = z.infer<typeof canaryStart>;
/** A canary by its id or its set; may be left out while one runs alone. */
const whichCanary = z.optional(z.string());
export const canaryChange = z.object({
  canary: whichCanary,
  share: z.number().check(z.minimum(0), z.maximum(1)),
  countries: z.array(z.string()),
  reason,
});
export type CanaryChange = z.infer<typeof canaryChange>;
export const canaryStop = z.object({ canary: whichCanary, reason });
/**
 * `pause`: the share stays until `resume`, which holds it for the whole time of a step again. `step`: on to `share` now,
 * which is the next of the ramp, so that the same request twice is one step.
 */
export const rampChange = z.object({
  canary: z.string(),
  deed: z.enum(['pause', 'resume', 'step']),
  share: z.optional(z.number()),
  reason,
});
export type RampChange = z.infer<typeof rampChange>;
export const setChange = z.object({ set: z.string(), reason });
export type SetChange = z.infer<typeof setChange>;
export const setPromotion = z.object({ set: z.string(), force, reason });
/** `set` null: to the one before the live one. */
export const rollBackTo = z.object({ set: z.nullable(z.string()), force, reason });
export type RollBackTo = z.infer<typeof rollBackTo>;
/** `version` null: the one that was live before. */
export const packageRevert = z.object({ name: z.string(), version: z.nullable(z.string()), reason });
export type PackageRevert = z.infer<typeof packageRevert>;
/** `force`: also where other members lead to it still. */
export const packageRetirement = z.object({ name: z.string(), force, reason });
/** The set that a change was about, where it was about one. */
export const changed = z.object({ set: z.nullable(z.string()) });

/** The set that this browser gets for a working day; null: the one that everybody gets. */
export const choice = z.object({ set: z.nullable(z.string()) });

/** Package → version of releases in the store. `for_canary`: makes the set without serving it. */
export const publishInput = z.object({
  versions: z.record(z.string(), z.string()),
  reason,
  force: z._default(z.boolean(), false),
  for_canary: z._default(z.boolean(), false),
});

/** A set of another environment, as it is there. Its releases are in the store already. */
export const setAdoption = z.object({
  set: z.string(),
  members: z.record(z.string(), z.string()),
  retired: z._default(z.record(z.string(), retiredRemote), {}),
  /** The environment, for the log. */
  from: z.string().check(z.maxLength(200)),
  reason,
  force,
});
