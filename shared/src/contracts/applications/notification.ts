import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';
import { applicationNewsEvents } from './application-news.ts';

/** What candidates are notified of: steps of employers, ends of jobs, and decisions of admins. */
export const candidateEvents = [
  ...(['viewed', ...applicationNewsEvents] as const),
  ...(['job_closed', 'job_on_hold'] as const),
  ...(['report_kept', 'report_closed', 'report_company_told'] as const),
] as const;
export type CandidateEvent = (typeof candidateEvents)[number];

/** What recruiters are notified of: steps of candidates, decisions of admins, and notes that mention them. */
export const recruiterEvents = [
  ...(['applied', 'withdrawn'] as const),
  ...(['interview_accepted', 'interview_proposed', 'interview_rejected', 'interview_reopened'] as const),
  ...(['interview_cancelled', 'interview_cancelled_late', 'interview_contested'] as const),
  ...(['interview_employer_absent', 'interview_decided'] as const),
  ...(['offer_questioned', 'offer_accepted', 'offer_declined', 'mentioned'] as const),
] as const;
export type RecruiterEvent = (typeof recruiterEvents)[number];

export type NotificationEvent = CandidateEvent | RecruiterEvent;

/** An entry of the notification centre. */
export const notification = z.object({
  id,
  /** `other`: an event that only a later version knows. */
  event: z.catch(z.enum([...new Set([...candidateEvents, ...recruiterEvents, 'other' as const])]), 'other'),
  at: unixSeconds,
  is_read: z.boolean(),
  /** Null for a decision on a report. */
  application_id: z.nullable(id),
  /** The latest interview or offer of the application, for their events. */
  subject_id: z.nullable(id),
  job: z.object({ id, slug: z.string(), title: z.string(), language: z.string() }),
  /** The company, or for recruiters the candidate’s first name. */
  counterpart: z.string(),
});
export type Notification = z.infer<typeof notification>;

/** A chat with messages that the caller has not read. */
export const unreadChat = z.object({
  chat_id: id,
  unread_count: z.int(),
  job_title: z.string(),
  counterpart: z.string(),
});
export type UnreadChat = z.infer<typeof unreadChat>;
