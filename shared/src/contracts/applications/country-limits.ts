import * as z from 'zod/mini';
import { countryKey, id, unixSeconds } from '../primitives/primitives.ts';

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** Limits of interviews that an admin sets for a country. */
export const countryLimits = z.strictObject({
  /** Later than this before the start, nobody cancels or moves an accepted interview. */
  cancel_hours: whole(0, 72),
  /** Check-in opens this long before the start. */
  check_in_hours: whole(1, 24),
  /** Check-in closes this long after the start; attendance can be marked later than that. */
  check_in_minutes: whole(5, 240),
  /** Times that an invitation or a proposal may name. */
  proposed_times: whole(1, 10),
  /** So many uncontested absences within the months bar from applying. */
  absences: whole(1, 20),
  within_months: whole(1, 24),
  barred_months: whole(1, 24),
  /** Office hours, in hours since midnight: of remote jobs, and of recruiters who have set none. */
  office_from: whole(0, 23),
  office_until: whole(1, 24),
});
export type CountryLimits = z.infer<typeof countryLimits>;

const { cancel_hours, check_in_hours, check_in_minutes, proposed_times } = countryLimits.shape;
/** Those that an interview shows to both sides. */
export const shownLimits = z.object({ cancel_hours, check_in_hours, check_in_minutes, proposed_times });

/** `PUT /admin/interview-limits/{country}`. `limits: null` gives the country the usual ones again. */
export const countryLimitsChange = z.strictObject({
  limits: z.nullable(
    countryLimits.check(
      z.refine(({ office_from, office_until }) => office_from < office_until, {
        path: ['office_until'],
        message: 'date_order',
      }),
    ),
  ),
  /** What the admin saw; null for the usual ones. Clients that do not send it replace whatever stands. */
  before: z.optional(z.nullable(countryLimits)),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(1_000)),
});

export const limitsOfCountry = z.object({
  country_key: countryKey,
  limits: countryLimits,
  /** Those where nobody has set any. */
  usual: countryLimits,
  /** Nobody has set them for this country. */
  is_default: z.boolean(),
});

export const limitsChange = z.object({
  id,
  country_key: z.string(),
  before: z.nullable(countryLimits),
  after: z.nullable(countryLimits),
  reason: z.string(),
  /** Null for an account that was deleted. */
  changed_by: z.nullable(z.string()),
  changed_at: unixSeconds,
});
