import * as z from 'zod/mini';
import { countryKey, id, option, unixSeconds } from '../primitives/primitives.ts';

/**
 * Outcome of the reports of a job: `kept` (no breach of the rules was found), `closed` (the job was removed), or
 * `company_told` (its company was asked to correct it).
 */
export const reportOutcome = z.enum(['kept', 'closed', 'company_told']);
export type ReportOutcome = z.infer<typeof reportOutcome>;

/** A report of the caller's own. */
export const ownJobReport = z.object({
  job: z.object({ id, slug: z.string(), title: z.string(), company: z.string() }),
  reason: option,
  reported_at: unixSeconds,
  /** Null while it is checked. */
  decision: z.nullable(z.object({ outcome: reportOutcome, at: unixSeconds })),
});
export type OwnJobReport = z.infer<typeof ownJobReport>;

/** A job with undecided reports, as admins see it: nothing of it says who reported. */
export const reportedJob = z.object({
  job: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    company: z.string(),
    country_key: countryKey,
    status: z.string(),
  }),
  /** Number of people. */
  reports: z.int(),
  /** By number of people, the most first. */
  reasons: z.array(z.object({ reason: option, category: z.string(), reports: z.int() })),
  /** The newest of what people added, at most 50. */
  details: z.array(z.string()),
  first_reported_at: unixSeconds,
  last_reported_at: unixSeconds,
});
export type ReportedJob = z.infer<typeof reportedJob>;

export const reportDecision = z.object({
  id,
  job_id: id,
  outcome: reportOutcome,
  /** For admins alone. */
  note: z.string(),
  /** Number of reports that it answers. */
  reports: z.int(),
  decided_at: unixSeconds,
  /** Null after that admin's account was deleted. */
  decided_by: z.nullable(id),
});
export type ReportDecision = z.infer<typeof reportDecision>;
