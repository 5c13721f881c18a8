import * as z from 'zod/mini';
import { interview } from '../applications/interview.ts';
import { interviewAttendance } from '../applications/interview-attendance.ts';
import { chatSide } from '../chat/message.ts';
import { id, option, unixSeconds } from '../primitives/primitives.ts';

/** What a report of conduct is about: a chat, its recruiter, an interview, or (by a recruiter) a candidate. */
export const conductKind = z.enum(['chat', 'recruiter', 'interview', 'talent']);
export type ConductKind = z.infer<typeof conductKind>;

/** The list of the reasons of each kind. */
export const conductReasonLists = {
  chat: 'chat_report_lists',
  recruiter: 'report_recruiter_reasons',
  interview: 'report_interview_reasons',
  talent: 'report_talent_reasons',
} as const satisfies Record<ConductKind, string>;

/** Messages that are copied with a report: the latest of the chat. */
export const maxEvidenceMessages = 100;
export const maxConductDetails = 1_000;

/** `report_reason_id` is one of the kind's list; `details` are for the people who look at the report. */
export const conductReportDraft = z.strictObject({
  report_reason_id: id,
  details: z.optional(z.string().check(z.maxLength(maxConductDetails))),
});

/** Answer to a report. A second one of the same subject by the same person changes the first: 200 instead of 201. */
export const conductReportReceipt = z.object({
  reason: option,
  reported_at: unixSeconds,
  /** Whether the outcome is mailed; it always stands beside what was reported. */
  is_mailed: z.boolean(),
});

/** `kept`: no breach of the rules was found; else the other person was warned, or their account was suspended. */
export const conductOutcome = z.enum(['kept', 'warned', 'suspended']);
export type ConductOutcome = z.infer<typeof conductOutcome>;

/** A report of the caller's own. `subject_id` is that of the chat, the recruiter, the interview or the application. */
export const ownConductReport = z.object({
  kind: conductKind,
  subject_id: id,
  reason: option,
  reported_at: unixSeconds,
  /** Null while it is checked. */
  decision: z.nullable(z.object({ outcome: conductOutcome, at: unixSeconds })),
});
export type OwnConductReport = z.infer<typeof ownConductReport>;

/** A copy from the moment of the report, which later changes and deletions do not affect. */
export const conductEvidence = z.object({
  job_title: z.string(),
  company_name: z.string(),
  /** The latest, oldest first. */
  messages: z.array(
    z.object({
      id: z.optional(id),
      sender: chatSide,
      text: z.string(),
      sent_at: unixSeconds,
      /** Its writer had recalled it; `text` is the reported text; only admins read it. */
      is_recalled: z.optional(z.boolean()),
    }),
  ),
  /** Of a report of an interview. */
  interview: z.nullable(
    z.object({
      ...z.pick(interview, { starts_at: true, ends_at: true, kind: true, place: true, link: true }).shape,
      ...z.pick(interview, { contact_name: true, contact_phone: true, note: true }).shape,
      state: z.string(),
      ...z.pick(interviewAttendance, { checked_in_at: true }).shape,
      jobseeker_attended: z.nullable(z.boolean()),
      recruiter_attended: z.nullable(z.boolean()),
      appeal_text: z.nullable(z.string()),
    }),
  ),
});
export type ConductEvidence = z.infer<typeof conductEvidence>;

/** An undecided report, as admins see it. */
export const reportedConduct = z.object({
  id,
  kind: conductKind,
  subject_id: id,
  reporter_id: id,
  /** Null after that account was deleted. */
  accused_id: z.nullable(id),
  accused_name: z.string(),
  /** Number of reports of the same person, decided or not. */
  reports_of_accused: z.int(),
  reason: option,
  details: z.string(),
  evidence: conductEvidence,
  reported_at: unixSeconds,
});
export type ReportedConduct = z.infer<typeof reportedConduct>;
