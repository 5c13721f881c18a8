import * as z from 'zod/mini';
import { jobCard, jobStatus, screeningQuestion } from '../jobs/job.ts';
import { clientSource, id, intFromText, unixSeconds } from '../primitives/primitives.ts';
import { applicationLabel, applicationStatus, exchangeStatus } from './application-status.ts';
import { applicationStage, declineReason, storyStep } from './application-story.ts';

/** One step of an application's history: who did what, when. */
export const timelineStep = z.object({
  at: unixSeconds,
  actor: z.enum(['jobseeker', 'recruiter', 'system']),
  event: z.enum([
    'applied',
    'viewed',
    'replied',
    'accepted',
    'declined',
    'withdrawn',
    'job_closed',
    'job_on_hold',
  ]),
});
export type TimelineStep = z.infer<typeof timelineStep>;

export const screeningAnswer = z.strictObject({
  question_id: id,
  answer: z.string().check(z.maxLength(2_000)),
});

export const maxSentResumes = 3;

/** Number of the résumé among those that were sent, from 1. */
export const sentResumeQuery = z.object({ number: z._default(intFromText(1, maxSentResumes), 1) });

/** An answer with its question at that time. */
export const sentAnswer = z.extend(screeningAnswer, {
  question: z.string(),
  /** Absent in applications from before it was stored. */
  kind: z.optional(screeningQuestion.shape.kind),
  format: screeningQuestion.shape.format,
  /** Whether the answer is one that the employer expects; absent where any answer will do. */
  is_expected: z.optional(z.boolean()),
});

/** `POST /data/jobs/{jobId}/applications`, with an `Idempotency-Key` header: the same key gives the same application. */
export const applicationDraft = z.strictObject({
  source: z._default(clientSource, 'web'),
  first_message: z._default(z.string().check(z.maxLength(2_000)), ''),
  screening_answers: z._default(z.array(screeningAnswer).check(z.maxLength(20)), []),
  /** From older clients, which send one résumé. */
  resume_id: z.optional(id),
  /** In the order in which the employer gets them. */
  resume_ids: z.optional(z.array(id).check(z.maxLength(maxSentResumes))),
  /** A video résumé to send along. */
  video_resume_id: z.optional(id),
});
export type ApplicationDraft = z.input<typeof applicationDraft>;

/** Part of an application that the employer opened. */
export const openedPart = z.enum(['application', 'resume']);

/** One opening of an application or its résumé by the employer's side. */
const opening = z.object({
  at: unixSeconds,
  by: z.string(),
  part: openedPart,
  /** The résumé is the video. Older API versions do not send it. */
  is_video: z.optional(z.boolean()),
  /** Name of the opened file; absent for openings from before it was stored. */
  filename: z.optional(z.string()),
});

export const application = z.object({
  id,
  job: jobCard,
  status: applicationStatus,
  job_status: jobStatus,
  exchange_status: exchangeStatus,
  is_saved: z.boolean(),
  label: applicationLabel,
  stage: applicationStage,
  first_message: z.string(),
  screening_answers: z.array(sentAnswer),
  /** The first of the résumés. */
  resume: z.nullable(z.object({ id, filename: z.string() })),
  /**
   * The file of each is at `GET /jobApplication/jobseekers/{id}/resume?number=`, from 1. Older API versions do not send
   * them.
   */
  resumes: z.optional(z.array(z.object({ filename: z.string() }))),
  /** The video is at `GET /jobApplication/jobseekers/{id}/video`. Older API versions do not send it. */
  video: z.optional(z.nullable(z.object({ filename: z.string(), seconds: z.number() }))),
  applied_at: unixSeconds,
  /** The site where the person applied, which is not this one. Older API versions do not send it. */
  external_host: z.optional(z.nullable(z.string())),
  chat_id: z.nullable(id),
  /** When the person last wrote to the employer in the chat. Older API versions do not send it. */
  last_message_at: z.optional(z.nullable(unixSeconds)),
  timeline: z.array(timelineStep),
  /** The timeline with the steps of interviews and offers. Older API versions do not send it. */
  story: z.optional(z.array(storyStep)),
  /** Why the employer ended the application, where it said so. Older API versions do not send it. */
  decline: z.optional(z.nullable(z.object({ reason: declineReason, text: z.string() }))),
  can_withdraw: z.boolean(),
  /** From when a withdrawal cancels an interview at short notice. Older API versions do not send it. */
  late_from: z.optional(z.nullable(unixSeconds)),
  /** Hours between `late_from` and the start of the interview. Older API versions do not send them. */
  late_hours: z.optional(z.nullable(z.int())),
  /** Whether the employer may read what was sent; a withdrawal ends it. Older API versions do not send it. */
  is_shared: z.optional(z.boolean()),
  /** The latest 20 openings by the employer, newest first. Older API versions do not send it. */
  openings: z.optional(z.array(opening)),
  /**
   * When an answer is due, by the employer's median over its `answers`. Null once answered, while the job is not open,
   * and where there are too few answers. Older API versions do not send it.
   */
  expected_answer: z.optional(
    z.nullable(
      z.object({
        median_seconds: z.int(),
        answers: z.int(),
        by: unixSeconds,
        /** From then on the employer counts as silent: after twice the median. */
        silent_from: unixSeconds,
      }),
    ),
  ),
});
export type Application = z.infer<typeof application>;

/** Filter of applications: waiting for an answer, accepted, ended, on other sites. */
export const applicationShow = z.enum(['waiting', 'answered', 'ended', 'elsewhere']);
export type ApplicationShow = z.infer<typeof applicationShow>;

export const withdrawReason = z.enum(['other_job', 'no_answer', 'pay', 'place', 'changed_mind', 'other']);
export type WithdrawReason = z.infer<typeof withdrawReason>;

/** One opening of an application by the employer's side, with the job that it was for. */
export const applicationView = z.extend(opening, { id, application_id: id, job: jobCard });
export type ApplicationView = z.infer<typeof applicationView>;

/** Filter of openings by part: application, résumé or video. */
export const viewShow = z.enum(['application', 'resume', 'video']);
export type ViewShow = z.infer<typeof viewShow>;

/** `GET /jobApplication/viewers`: sort 1 latest opening first, 2 newest job first. */
export const viewsQuery = z.object({
  show: z.optional(viewShow),
  sort: z._default(intFromText(1, 2), 1),
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});

/** `GET /job/saved-jobs?sort&page`: sort 1 latest saved first, 2 newest job first. */
export const savedJob = z.object({ id, job: jobCard, saved_at: unixSeconds, application_id: z.nullable(id) });
export type SavedJob = z.infer<typeof savedJob>;

/**
 * `POST /job/saved-jobs/create`. Saving twice is saving once. `timestamp` is the time at which it was saved, for a removal
 * that is undone: its place in the list; never later than the request. In `GET /job/saved-jobs/{jobId}` and
 * `DELETE /job/saved-jobs/{id}/delete` the id is the job's.
 */
export const saveJob = z.strictObject({
  job_id: id,
  device_uuid: z.optional(z.string().check(z.maxLength(100))),
  device_udid: z.optional(z.string().check(z.maxLength(100))),
  timestamp: z.optional(unixSeconds),
});
export const sortedPageQuery = z.object({
  sort: z._default(intFromText(1, 2), 1),
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});

/** `GET /jobApplication/jobseekers`. */
export const applicationsQuery = z.extend(sortedPageQuery, { show: z.optional(applicationShow) });

/** Filter of saved jobs: not applied for, applied for, closed. */
export const savedShow = z.enum(['open', 'applied', 'closed']);
export type SavedShow = z.infer<typeof savedShow>;
/** `GET /job/saved-jobs`. */
export const savedJobsQuery = z.extend(sortedPageQuery, { show: z.optional(savedShow) });
