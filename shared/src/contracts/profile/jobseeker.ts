import * as z from 'zod/mini';
import { isoCountry } from '../primitives/iso-countries.ts';
import { id, unixSeconds } from '../primitives/primitives.ts';
import { email, lastName, personName } from '../sign-in/auth.ts';

/** `GET /jobseeker/me`: only ever the caller's own. */
export const me = z.object({
  id,
  /** Null for an account with a phone number alone. */
  email: z.nullable(email),
  first_name: z.string(),
  last_name: z.string(),
  phone_num: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  location: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  /** ISO date. */
  birthday: z.nullable(z.string()),
  /** Year of the first job. */
  working_since: z.nullable(z.int()),
  notice_period_id: z.nullable(id),
  // Older API versions do not send these five.
  /** Street and house. */
  address: z.optional(z.nullable(z.string())),
  /** ISO 3166 alpha-2, lower case, as are those of `work_eligibility`. */
  nationality: z.optional(z.nullable(z.string())),
  /** Of the list `user_identity_lists`: the kind of job seeker. */
  user_identity_id: z.optional(z.nullable(id)),
  /** Of the list `job_seeking_status_lists`. */
  job_seeking_status_id: z.optional(z.nullable(id)),
  /** Countries where the person needs no work permit. */
  work_eligibility: z.optional(z.array(z.string())),
  is_email_verify: z.boolean(),
  is_mobile_verified: z.boolean(),
  is_profile_completed: z.boolean(),
  created_at: unixSeconds,
  /** Increases with every change: send it back as `version` for optimistic locking, as with `If-Match`. */
  version: z.int(),
});
export type Me = z.infer<typeof me>;

/** Maximum number of countries of work eligibility. */
export const maxEligibility = 20;

const clearable = (max: number) => z.optional(z.nullable(z.string().check(z.maxLength(max))));

/**
 * `PATCH /jobseeker/me`: partial update; null clears; unknown fields are refused. A stale `version` is answered 409 with
 * code 40009.
 */
export const mePatch = z.strictObject({
  first_name: z.optional(personName),
  last_name: z.optional(lastName),
  location: clearable(200),
  headline: clearable(120),
  summary: clearable(4_000),
  birthday: z.optional(z.nullable(z.iso.date())),
  working_since: z.optional(z.nullable(z.int().check(z.minimum(1940), z.maximum(2100)))),
  notice_period_id: z.optional(z.nullable(id)),
  user_identity_id: z.optional(z.nullable(id)),
  address: clearable(200),
  nationality: z.optional(z.nullable(isoCountry)),
  job_seeking_status_id: z.optional(z.nullable(id)),
  work_eligibility: z.optional(z.array(isoCountry).check(z.maxLength(maxEligibility))),
  version: z.optional(z.int()),
});
export type MePatch = z.input<typeof mePatch>;

/** A résumé file. `size` in bytes; the file itself at `GET /jobseeker/resumes/{id}/file`, for its owner only. */
export const resume = z.object({
  id,
  filename: z.string(),
  format: z.enum(['pdf', 'doc', 'docx']),
  size: z.int(),
  uploaded_at: unixSeconds,
  kind: z.enum(['uploaded', 'generated']),
  /** Default for applications; at most one. */
  is_default: z.optional(z.boolean()),
  /** Why no employer could open it; such a file is not sent. Older API versions do not send it. */
  problem: z.optional(z.nullable(z.enum(['locked', 'damaged']))),
});
export type Resume = z.infer<typeof resume>;
/** Limits of an uploaded résumé, by specification. */
export const resumeLimits = {
  maxUploaded: 3,
  maxBytes: 5 * 1024 * 1024,
  /** Characters of a file name. */
  filename: 100,
  formats: ['pdf', 'doc', 'docx'],
} as const;
