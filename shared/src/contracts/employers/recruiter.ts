import * as z from 'zod/mini';
import { sentAnswer, withdrawReason } from '../applications/application.ts';
import { applicationStatus } from '../applications/application-status.ts';
import { applicationStage, declineReason } from '../applications/application-story.ts';
import { sentEntries } from '../entries/sent-entries.ts';
import { id, idFromText, intFromText, personText, unixSeconds } from '../primitives/primitives.ts';
import { resume } from '../profile/jobseeker.ts';

/** An application in a recruiter's list. Its message is empty while the person does not share the application. */
export const receivedApplication = z.object({
  id,
  chat_id: z.nullable(id),
  job: z.object({ id, title: z.string(), language: z.string(), country_key: z.string() }),
  candidate: z.object({
    id,
    first_name: z.string(),
    /** As lists show it: in the order of its script, with the last name while the application is shared. */
    name: z.optional(z.string()),
  }),
  status: applicationStatus,
  stage: applicationStage,
  first_message: z.string(),
  applied_at: unixSeconds,
  is_shared: z.optional(z.boolean()),
  /** Why the candidate withdrew, where they said so. */
  withdraw_reason: z.optional(z.nullable(withdrawReason)),
  /** Number of answers that differ from the expected ones; 0 while the application is not shared. */
  unmet_answers: z.optional(z.int()),
});

/** The profile at the time of the application. Without email, phone, birthday, address and nationality. */
export const sentProfile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  location: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  /** Year of the first job. */
  working_since: z.nullable(z.int()),
  /** Of the list `notice_period_lists`. */
  notice_period_id: z.nullable(id),
  // Older copies have none of these.
  /** Of the list `user_identity_lists`. */
  user_identity_id: z.optional(z.nullable(id)),
  /** Of the list `job_seeking_status_lists`. */
  job_seeking_status_id: z.optional(z.nullable(id)),
  /** Countries in which the person needs no work permit, ISO 3166 alpha-2, lower case. */
  work_eligibility: z.optional(z.array(z.string())),
  ...sentEntries.shape,
});
export type SentProfile = z.infer<typeof sentProfile>;

const sentResume = z.object({ filename: z.string(), format: resume.shape.format, size: z.int() });

/** Everything sent with an application: a copy, which later changes and deletions do not affect. */
export const sentApplication = z.extend(receivedApplication, {
  screening_answers: z.array(sentAnswer),
  /** The first of the résumés. */
  resume: z.nullable(sentResume),
  /**
   * The file of each is at `GET /recruiter/applications/{id}/resume?number=`, from 1. Older API versions do not send
   * them.
   */
  resumes: z.optional(z.array(sentResume)),
  /** The file is at `GET /recruiter/applications/{id}/video`. Older API versions do not send it. */
  video: z.optional(z.nullable(z.object({ filename: z.string(), size: z.int(), seconds: z.number() }))),
  /** Null for applications from before profiles were stored. */
  profile: z.nullable(sentProfile),
});

/** `GET /recruiter/applications?status=&page=`: those of the caller's own jobs, oldest first. */
export const receivedApplicationsQuery = z.object({
  status: z.optional(applicationStatus),
  /** Those of one job. */
  job_id: z.optional(idFromText),
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});

/**
 * `PATCH /recruiter/applications/{id}`: pending → viewed → accepted → declined; a step back is refused with 40001.
 * Declining after having accepted needs both a reason and a text (40001 without).
 */
export const applicationMove = z.strictObject({
  status: z.enum(['viewed', 'accepted', 'declined']),
  reason: z.optional(declineReason),
  text: z.optional(personText(1, 2_000)),
});

/** `PATCH /recruiter/jobs/{id}`. */
export const jobMove = z.strictObject({ status: z.enum(['open', 'on_hold', 'closed']) });
