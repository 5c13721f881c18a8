import * as z from 'zod/mini';
import { interview } from '../applications/interview.ts';
import { attendanceDecision, interviewAttendance } from '../applications/interview-attendance.ts';
import { id, personText, unixSeconds } from '../primitives/primitives.ts';

/** What waits for an admin, or what one decided, who may decide again. */
export const contestedState = z.enum(['waiting', 'decided']);

/** An interview whose attendance is contested, with what each side says and did. */
export const contestedInterview = z.object({
  id,
  job: z.object({ id, title: z.string() }),
  company: z.object({ id, name: z.string() }),
  candidate: z.object({ id, name: z.string() }),
  recruiter: z.object({ id, name: z.string() }),
  /** The last change of the interview, or the appeal. */
  since: unixSeconds,
  ...z.pick(interview, { starts_at: true, ends_at: true, time_zone: true, kind: true, place: true }).shape,
  ...z.pick(interview, { link: true, contact_name: true, contact_phone: true, note: true }).shape,
  ...z.pick(interview, { version: true }).shape,
  ...z.pick(interviewAttendance, { checked_in_at: true, result: true }).shape,
  /** Whether the candidate was there, by each side, and whether the employer was, by the candidate. */
  marks: z.object({
    jobseeker: z.nullable(z.boolean()),
    recruiter: z.nullable(z.boolean()),
    employer: z.nullable(z.boolean()),
  }),
  appeal: z.nullable(z.object({ text: z.string(), at: unixSeconds })),
  /** Who did what with the interviews of this application, oldest first. */
  steps: z.array(
    z.object({ at: unixSeconds, actor: z.enum(['jobseeker', 'recruiter', 'system']), event: z.string() }),
  ),
  /** The candidate's absences that count now, and how many of them bar from applying. */
  absences: z.object({ count: z.int(), limit: z.int() }),
  /** Null while it waits. */
  decision: z.nullable(z.object({ outcome: attendanceDecision, reason: z.string(), at: unixSeconds })),
  /** What can be decided. */
  outcomes: z.array(attendanceDecision),
});
export type ContestedInterview = z.infer<typeof contestedInterview>;

/** `version`: that of the list. Both sides read the reason. */
export const attendanceDecisionRequest = z.strictObject({
  outcome: attendanceDecision,
  reason: personText(1, 1_000),
  version: z.int(),
});
