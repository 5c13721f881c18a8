import * as z from 'zod/mini';
import { unixSeconds } from '../primitives/primitives.ts';

/**
 * What is said of an advertisement at all: from so many postings, so many days without one anew, or so many applications
 * without any answer.
 */
export const jobRecordFloors = { postings: 3, openDays: 120, unanswered: 5 } as const;

/** Days that the postings of an advertisement are counted over. */
export const postingsDays = 365;

/** What an employer says of the facts about it, as one sentence. */
export const employerReply = z.object({
  sentence: z.string(),
  language: z.string(),
  written_at: unixSeconds,
});
export type EmployerReply = z.infer<typeof employerReply>;

export const maxReplyLength = 200;
/** An empty sentence removes the reply. It is in the language of the request. */
export const employerReplyChange = z.strictObject({
  sentence: z.string().check(z.trim(), z.maxLength(maxReplyLength)),
});

/** Facts that a card shows; each is null below its floor. */
export const cardRecord = z.object({
  /** How often it was posted. */
  postings: z.nullable(z.int()),
  open_since: z.nullable(unixSeconds),
  /** Applications of which none was answered. */
  unanswered: z.nullable(z.int()),
});
export type CardRecord = z.infer<typeof cardRecord>;

/** The same with its dates, oldest first, and the employer's reply. */
export const jobRecord = z.extend(cardRecord, {
  posted_dates: z.array(unixSeconds),
  reply: z.nullable(employerReply),
});
export type JobRecord = z.infer<typeof jobRecord>;
