import * as z from 'zod/mini';

const flagValue = z.union([z.boolean(), z.string().check(z.maxLength(500)), z.number()]);

/** What somebody has set a flag to: see `FlagChange` of shared. */
const flagChange = z.object({
  value: z.optional(flagValue),
  countries: z.optional(z.record(z.string(), flagValue)),
});

/** All that was set, as the store keeps it; each change is a document of its own. */
export const flagDocument = z.object({
  flags: z.record(z.string(), flagChange),
  changed_at: z.int(),
  changed_by: z.string(),
  /** Grows by one with every change. */
  revision: z._default(z.int(), 0),
});
export type FlagDocument = z.infer<typeof flagDocument>;

/** A flag that a remote's contract declares. */
const declaredFlag = z.object({
  /** Namespace, point and key. */
  flag: z.string(),
  package: z.string(),
  declared: flagValue,
  about: z.string(),
});
export type DeclaredFlag = z.infer<typeof declaredFlag>;

/** `change` is null for a flag that nobody has set. */
export const flagList = z.object({
  flags: z.array(z.extend(declaredFlag, { change: z.nullable(flagChange) })),
  changed_at: z.nullable(z.int()),
  changed_by: z.nullable(z.string()),
});
export type FlagList = z.infer<typeof flagList>;

/** `value` null: as the contract declares it. `countries` empty: everywhere. */
export const flagSetting = z.object({
  flag: z.string(),
  value: z.nullable(flagValue),
  countries: z.array(z.string()),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
