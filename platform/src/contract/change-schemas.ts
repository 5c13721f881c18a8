import * as z from 'zod/mini';
import { canaryRamp, canaryThreshold, retiredRemote } from './documents.ts';

/* Request bodies of changes to sets and canaries: see `calls.ts`. */

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** The reason is stored in the log. */
export const reasonBody = z.object({ reason });
/** Allows a set that was rolled back; needs the right `force`. */
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
/** A canary by its id or set; optional while only one runs. */
const canaryId = z.optional(z.string());
export const canaryChange = z.object({
  canary: canaryId,
  share: z.number().check(z.minimum(0), z.maximum(1)),
  countries: z.array(z.string()),
  reason,
});
export type CanaryChange = z.infer<typeof canaryChange>;
export const canaryStop = z.object({ canary: canaryId, reason });
/**
 * `pause`: keeps the share until `resume`, which restarts the hold time. `step`: advances to `share`, which must be the
 * next of the ramp, so that a repeated request is idempotent.
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
/** `set` null: the previous one. */
/** `from`: the set that was live when it was decided; refused if another is by now. */
export const rollBackTo = z.object({
  set: z.nullable(z.string()),
  from: z.optional(z.string()),
  force,
  reason,
});
export type RollBackTo = z.infer<typeof rollBackTo>;
/** `version` null: the previous one. `from`: its version when it was decided; refused if another is live by now. */
export const packageRevert = z.object({
  name: z.string(),
  version: z.nullable(z.string()),
  from: z.optional(z.string()),
  reason,
});
export type PackageRevert = z.infer<typeof packageRevert>;
/** `force`: also if other members still link to it. */
export const packageRetirement = z.object({ name: z.string(), force, reason });
/** The affected set, if any. */
export const changed = z.object({ set: z.nullable(z.string()) });

/** The set of a publish, promotion or canary, and what the release gate and the gateways warn of. */
export const published = z.extend(changed, { warnings: z._default(z.array(z.string()), []) });

/** Pins this browser to a set for a working day; null removes the pin. */
export const choice = z.object({ set: z.nullable(z.string()) });

/** Package → version of releases in the store. `for_canary`: creates the set without serving it. */
export const publishInput = z.object({
  versions: z.record(z.string(), z.string()),
  reason,
  force: z._default(z.boolean(), false),
  for_canary: z._default(z.boolean(), false),
});

/** Adopts a set of another environment. Its releases must be in the store already. */
export const setAdoption = z.object({
  set: z.string(),
  members: z.record(z.string(), z.string()),
  retired: z._default(z.record(z.string(), retiredRemote), {}),
  /** Name of the environment, for the log. */
  from: z.string().check(z.maxLength(200)),
  reason,
  force,
});
