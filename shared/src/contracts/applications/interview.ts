import * as z from 'zod/mini';
import { jobCard } from '../jobs/job.ts';
import { id, intFromText, personText, unixSeconds } from '../primitives/primitives.ts';
import { timeZone } from '../primitives/time-zone.ts';
import { shownLimits } from './country-limits.ts';
import { hostClash } from './host-clash.ts';
import { interviewAttendance } from './interview-attendance.ts';

export const interviewKind = z.enum(['onsite', 'video', 'phone']);

/** Why somebody rejects or cancels. */
export const interviewReason = z.enum(['time_conflict', 'other_job', 'other']);
export type InterviewReason = z.infer<typeof interviewReason>;

/** Stored state of an interview. */
export const interviewState = z.enum(['pending', 'accepted', 'rejected', 'cancelled']);
export type InterviewState = z.infer<typeof interviewState>;

/** State at a given time. `expired`: never answered; the last three states of an accepted one follow from the clock. */
export const interviewPhase = z.enum([
  'pending',
  'expired',
  'rejected',
  'cancelled',
  'upcoming',
  'in_progress',
  'finished',
]);
export type InterviewPhase = z.infer<typeof interviewPhase>;

const duration = z.int().check(z.minimum(5), z.maximum(600));
const videoLink = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).check(z.maxLength(500));

/** Time, place and form of an interview, from the employer. */
const terms = {
  starts_at: unixSeconds,
  duration_minutes: z._default(duration, 45),
  /** The employer's time zone: the time is shown in it beside the candidate's. */
  time_zone: timeZone,
  kind: interviewKind,
  /** Where an interview on site is. */
  place: z.optional(personText(1, 300)),
  /** The page of a video interview. */
  link: z.optional(videoLink),
  contact_name: z.optional(personText(1, 100)),
  contact_phone: z.optional(personText(1, 30)),
  note: z.optional(personText(1, 2_000)),
  /** What the employer will ask or wants to see. */
  topics: z.optional(personText(1, 2_000)),
  /** Up to two further times that the candidate can choose instead (41295), all to come (41153). */
  other_times: z.optional(z.array(unixSeconds).check(z.maxLength(20))),
  /** From when the candidate can ask for the result; never before the end. Three days after it when left out. */
  result_from: z.optional(unixSeconds),
  /** `false` refuses a time at which the recruiter has something else (42484). */
  despite_clash: z.optional(z.boolean()),
};

/** `POST /recruiter/applications/{id}/interviews`. An interview on site needs its place, one by video its link. */
export const invitation = z.strictObject(terms).check(
  z.refine(({ kind, place }) => kind !== 'onsite' || place !== undefined, { path: ['place'] }),
  z.refine(({ kind, link }) => kind !== 'video' || link !== undefined, { path: ['link'] }),
);
export type Invitation = z.output<typeof invitation>;

/** An interview as both sides see it. */
export const interview = z.object({
  id,
  application_id: id,
  chat_id: z.nullable(id),
  job: jobCard,
  /** The recruiter who invites. */
  by: z.string(),
  phase: interviewPhase,
  starts_at: unixSeconds,
  ends_at: unixSeconds,
  time_zone: z.string(),
  kind: interviewKind,
  place: z.nullable(z.string()),
  link: z.nullable(z.string()),
  contact_name: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What the employer will ask or wants to see. Older API versions do not send these two. */
  topics: z.optional(z.nullable(z.string())),
  /** Further times of the invitation, until one is accepted. */
  other_times: z.optional(z.array(unixSeconds)),
  /** Alternative times from the candidate; the employer chooses one. */
  proposed_times: z.array(unixSeconds),
  /** Party that rejected or cancelled, and its reason. */
  ended_by: z.nullable(z.enum(['jobseeker', 'recruiter'])),
  reason: z.nullable(interviewReason),
  /** It ended with its application after `cancel_until`. Older API versions do not send it. */
  is_late: z.optional(z.boolean()),
  /** Deadline for cancelling an accepted one. */
  cancel_until: unixSeconds,
  /** Whether the candidate can take their last answer back. */
  can_undo: z.boolean(),
  invited_at: unixSeconds,
  /** Left out by a server older than check-in. */
  attendance: z.optional(interviewAttendance),
  /** The candidate's accepted interview at the same time. Older API versions do not send it. */
  clash: z.optional(
    z.nullable(z.object({ starts_at: unixSeconds, job_title: z.string(), company_name: z.string() })),
  ),
  /** What else the recruiter has at one of its times, for the employer alone. Older API versions do not send it. */
  host_clash: z.optional(z.nullable(hostClash)),
  /**
   * Of the company's interviews in the last year, those to which nobody of it came, by the candidates and undisputed. Null
   * for too few interviews to say. Older API versions do not send it.
   */
  employer_record: z.optional(z.nullable(z.object({ interviews: z.int(), missed: z.int() }))),
  /** Limits of the job's country. Older API versions do not send them. */
  limits: z.optional(shownLimits),
  /** Increments with every change (optimistic locking); an answer names the version it refers to. */
  version: z.int(),
});
export type Interview = z.infer<typeof interview>;

/** Filter of a person's interviews: to answer, upcoming, ended. */
export const interviewShow = z.enum(['waiting', 'upcoming', 'past']);
export type InterviewShow = z.infer<typeof interviewShow>;

/** `GET /jobApplication/interviews`: sort 1 next first, 2 newest invitation first. */
export const interviewsQuery = z.object({
  show: z.optional(interviewShow),
  sort: z._default(intFromText(1, 2), 1),
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});

const version = z.int();

/** `PATCH /jobApplication/interviews/{id}`: the candidate's answer. `undo` reverts a rejection or a proposal. */
export const interviewAnswer = z.discriminatedUnion('action', [
  /**
   * `despite_clash: false` refuses it where another accepted interview is at that time (42096). Left out by older clients,
   * which could not go on. `starts_at`: the offered time that is chosen, by default the first.
   */
  z.strictObject({
    action: z.literal('accept'),
    version,
    despite_clash: z.optional(z.boolean()),
    starts_at: z.optional(unixSeconds),
  }),
  z.strictObject({ action: z.literal('reject'), version, reason: interviewReason }),
  z.strictObject({ action: z.literal('cancel'), version, reason: interviewReason }),
  z.strictObject({
    action: z.literal('propose'),
    version,
    /** 1 to 3 (41295), all to come (41153). */
    times: z.array(unixSeconds).check(z.maxLength(20)),
  }),
  z.strictObject({ action: z.literal('undo'), version }),
]);
export type InterviewAnswer = z.infer<typeof interviewAnswer>;

const changeable = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema));

/**
 * `PATCH /recruiter/interviews/{id}`. Choosing a time that the candidate proposed confirms the interview. `change` leaves an
 * accepted one accepted; null removes a detail.
 */
export const interviewChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('reschedule'),
    version,
    starts_at: unixSeconds,
    /** As in an invitation. */
    despite_clash: z.optional(z.boolean()),
  }),
  z.strictObject({ action: z.literal('cancel'), version, reason: interviewReason }),
  z.strictObject({
    action: z.literal('change'),
    version,
    duration_minutes: z.optional(duration),
    place: changeable(personText(1, 300)),
    link: changeable(videoLink),
    contact_name: changeable(personText(1, 100)),
    contact_phone: changeable(personText(1, 30)),
    note: changeable(personText(1, 2_000)),
    topics: changeable(personText(1, 2_000)),
  }),
]);
export type InterviewChange = z.infer<typeof interviewChange>;
