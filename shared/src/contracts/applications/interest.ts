import * as z from 'zod/mini';
import { jobCard } from '../jobs/job.ts';
import { id, intFromText, personText, unixSeconds } from '../primitives/primitives.ts';

/** `POST /recruiter/applications/{id}/interest`: suggests another job of the company to an applicant. */
export const interestDraft = z.strictObject({ job_id: id, note: z.optional(personText(1, 1_000)) });

/** A recruiter's suggestion that somebody apply for a job. */
export const interest = z.object({
  id,
  job: jobCard,
  /** The recruiter, and their message. */
  by: z.string(),
  note: z.nullable(z.string()),
  at: unixSeconds,
  /** The application through which the recruiter knows the person. */
  application_id: id,
  applied_for: z.string(),
  /** Id of the person's own application for `job`, if there is one. */
  sent_application_id: z.nullable(id),
});
export type Interest = z.infer<typeof interest>;

/** Jobs to apply for, and those that the person applied for or that have closed. */
export const interestShow = z.enum(['open', 'applied', 'closed']);
export type InterestShow = z.infer<typeof interestShow>;

/** `GET /jobApplication/interests`: sort 1 newest interest first, 2 newest job first. */
export const interestsQuery = z.object({
  show: z.optional(interestShow),
  sort: z._default(intFromText(1, 2), 1),
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});
