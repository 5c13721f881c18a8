import * as z from 'zod/mini';

const flagValue = z.union([z.boolean(), z.string().check(z.maxLength(500)), z.number()]);

/** Override of a flag: see `FlagChange` of shared. */
const flagChange = z.object({
  value: z.optional(flagValue),
  countries: z.optional(z.record(z.string(), flagValue)),
});

/** All overrides, as stored; each change creates a new document. */
export const flagDocument = z.object({
  flags: z.record(z.string(), flagChange),
  changed_at: z.int(),
  changed_by: z.string(),
  /** Increments with every change. */
  revision: z._default(z.int(), 0),
});
export type FlagDocument = z.infer<typeof flagDocument>;
export const noFlags: FlagDocument = { flags: {}, changed_at: 0, changed_by: '', revision: 0 };

/** A flag that a remote's contract declares. */
const declaredFlag = z.object({
  /** Full key: `namespace.key`. */
  flag: z.string(),
  package: z.string(),
  declared: flagValue,
  about: z.string(),
});
export type DeclaredFlag = z.infer<typeof declaredFlag>;

/** `change` is null without an override. */
export const flagList = z.object({
  flags: z.array(z.extend(declaredFlag, { change: z.nullable(flagChange) })),
  changed_at: z.nullable(z.int()),
  changed_by: z.nullable(z.string()),
});
export type FlagList = z.infer<typeof flagList>;

/** `value` null removes the override. `countries` empty: everywhere. */
export const flagSetting = z.object({
  flag: z.string(),
  value: z.nullable(flagValue),
  countries: z.array(z.string()),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
