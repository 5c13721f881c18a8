import * as z from 'zod/mini';
import { countryKey, unixSeconds } from '../primitives/primitives.ts';
import { languages } from './market.ts';

export const maintenanceLimits = {
  plans: 50,
  reason: 1_000,
  path: 200,
  noticeHours: 24,
  longestDays: 7,
} as const;

/** Which pages are down. Null means all; a path includes those below it. */
export const maintenanceScope = z.object({
  country_key: z.nullable(countryKey),
  /** BCP 47 tag. */
  language: z.nullable(z.enum(languages.map(({ value }) => value))),
  /** Behind language and country, such as `/chat-home`. */
  path: z.nullable(z.string().check(z.maxLength(maintenanceLimits.path), z.regex(/^\/[\w/-]*$/))),
});

/** Maintenance that is planned or under way. It ends by itself. */
export const maintenance = z.extend(maintenanceScope, {
  id: z.int(),
  starts_at: unixSeconds,
  ends_at: unixSeconds,
});
export type Maintenance = z.infer<typeof maintenance>;

const reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(maintenanceLimits.reason));
export const maintenanceDraft = z
  .strictObject({ ...maintenanceScope.shape, starts_at: unixSeconds, ends_at: unixSeconds, reason })
  .check(
    z.refine(({ starts_at, ends_at }) => starts_at < ends_at, { path: ['ends_at'], message: 'date_order' }),
    z.refine(({ starts_at, ends_at }) => ends_at - starts_at <= maintenanceLimits.longestDays * 86_400, {
      path: ['ends_at'],
      message: 'invalid',
    }),
  );
export type MaintenanceDraft = z.infer<typeof maintenanceDraft>;
export const maintenanceReason = z.strictObject({ reason });

/** A change of the plans: who, why, and what there was before and after. */
export const maintenanceChange = z.object({
  id: z.int(),
  before: z.array(maintenance),
  after: z.array(maintenance),
  reason: z.string(),
  /** Null for an account that was deleted. */
  changed_by: z.nullable(z.string()),
  changed_at: unixSeconds,
});
export type MaintenanceChange = z.infer<typeof maintenanceChange>;
