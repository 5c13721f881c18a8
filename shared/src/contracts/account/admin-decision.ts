import * as z from 'zod/mini';
import { id, personText, unixSeconds } from '../primitives/primitives.ts';

/** What admins decide on: each has a list of what waits. */
export const adminQueue = z.enum([
  'job-reports',
  'company-reports',
  'conduct-reports',
  'contested-interviews',
  'feedback',
  'company-claims',
  'company-verifications',
  'suspensions',
  'invitations',
  'withdrawals',
  'points',
]);
export type AdminQueue = z.infer<typeof adminQueue>;

/** Why an admin decided, for admins alone. */
export const adminNote = personText(1, 1_000);

/** A decision of an admin. Decisions are only added; another one may reverse it. */
export const adminDecision = z.object({
  id,
  queue: adminQueue,
  /** Of the job, the company, the report, the interview, the feedback, the request, the account or the invitation. */
  subject_id: id,
  /** Title of the job or name of the company; empty for others. */
  label: z.string(),
  outcome: z.string(),
  reason: z.string(),
  /** Null after that admin's account was deleted. */
  decided_by: z.nullable(z.object({ id, name: z.string() })),
  decided_at: unixSeconds,
});
export type AdminDecision = z.infer<typeof adminDecision>;
