import * as z from 'zod/mini';
import { personText, unixSeconds } from '../primitives/primitives.ts';

/** The employer's answer to a candidate who asks for the result of an interview. */
export const interviewResult = z.enum(['passed', 'not_suitable']);
export type InterviewResult = z.infer<typeof interviewResult>;

/**
 * State of an interview by its times and by what both sides marked. `finished`: over, attendance not marked yet;
 * `completed`: over and attended; `pending_results`: the candidate asked for the result.
 */
export const interviewStage = z.enum([
  ...(['pending', 'expired', 'rejected', 'cancelled', 'upcoming', 'checked_in', 'in_progress'] as const),
  ...(['finished', 'completed', 'not_attended', 'pending_results', 'passed', 'not_suitable'] as const),
]);
/**
 * `contested`: the marks of both sides, or a mark and the check-in, contradict each other. `employer_absent`: the candidate
 * says that nobody of the employer came, and the employer says nothing else.
 */
export type InterviewStage = z.infer<typeof interviewStage> | 'contested' | 'employer_absent';

/** What an admin decides on a contested absence: whose absence counts, if any does. */
export const attendanceDecision = z.enum(['candidate_absent', 'employer_absent', 'no_absence']);
export type AttendanceDecision = z.infer<typeof attendanceDecision>;

/** Check-in, attendance and result of an interview, with the times from which each is possible. */
export const interviewAttendance = z.object({
  stage: interviewStage,
  /** First and last moment of check-in (`interviewLimits`). */
  check_in_from: unixSeconds,
  check_in_until: unixSeconds,
  checked_in_at: z.nullable(unixSeconds),
  /** Attendance according to the marks of both sides; null until there is one. */
  attended: z.nullable(z.boolean()),
  attendance_by: z.nullable(z.enum(['jobseeker', 'recruiter'])),
  /** Whether the candidate was there, by each side. Older API versions do not send these three. */
  marks: z.optional(z.object({ jobseeker: z.nullable(z.boolean()), recruiter: z.nullable(z.boolean()) })),
  /** The marks, or a mark and the check-in, contradict each other: `attended` is null, and it counts for nobody. */
  is_contested: z.optional(z.boolean()),
  /**
   * What the candidate's word that nobody of the employer came comes to: any mark of the employer's contests it. Older API
   * versions do not send it.
   */
  employer_absence: z.optional(z.nullable(z.enum(['absent', 'contested']))),
  /** What the candidate says against an absence that the employer marked. */
  appeal: z.optional(z.nullable(z.object({ text: z.string(), at: unixSeconds }))),
  /**
   * What an admin decided on a contested absence, and why, as both sides read it. It outweighs the marks. Null without one;
   * older API versions do not send it.
   */
  decision: z.optional(
    z.nullable(
      z.object({
        outcome: z.catch(z.enum([...attendanceDecision.options, 'other']), 'other'),
        reason: z.string(),
        at: unixSeconds,
      }),
    ),
  ),
  /** Attendance can be marked later than this moment, not at it. */
  attendance_after: unixSeconds,
  /** First moment at which the candidate can ask for the result. */
  result_from: unixSeconds,
  result_requested_at: z.nullable(unixSeconds),
  result: z.nullable(interviewResult),
});
export type InterviewAttendance = z.infer<typeof interviewAttendance>;

const version = z.int();
const mark = z.strictObject({ action: z.literal('mark'), version, attended: z.boolean() });

export const maxAppealText = 2_000;

/** What the candidate writes to contest an absence. */
export const appealFields = z.object({ text: personText(1, maxAppealText) });

/** `PATCH /jobApplication/interviews/{id}/attendance`: what the candidate does on the day and afterwards. */
export const candidateAttendance = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('check_in'), version }),
  mark,
  z.strictObject({ action: z.literal('request_result'), version }),
  /** Contests an absence that the employer marked, with what speaks for the candidate. */
  z.strictObject({ action: z.literal('appeal'), version, ...appealFields.shape }),
  /** Nobody of the employer came; later than `attendance_after`. `employer_came` takes it back. */
  z.strictObject({ action: z.literal('employer_absent'), version }),
  z.strictObject({ action: z.literal('employer_came'), version }),
]);
export type CandidateAttendance = z.infer<typeof candidateAttendance>;

/**
 * `PATCH /recruiter/interviews/{id}/attendance`. A result includes that the candidate attended. An absence that the candidate
 * contests can be taken back. Any mark contests the candidate's word that nobody of the employer came.
 */
export const recruiterAttendance = z.discriminatedUnion('action', [
  mark,
  z.strictObject({ action: z.literal('give_result'), version, result: interviewResult }),
]);
export type RecruiterAttendance = z.infer<typeof recruiterAttendance>;
