import * as z from 'zod/mini';
import { countryKey, id, personText, unixSeconds } from '../primitives/primitives.ts';
import { email } from '../sign-in/auth.ts';

/** Subjects of feedback, in the order of the form. */
export const feedbackTopics = ['problem', 'idea', 'jobs', 'account', 'other'] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];

/** Limits of one feedback. A stored picture is a JPEG that fits into a square of `side`. */
export const feedbackLimits = {
  text: 4_000,
  pictures: 3,
  maxBytes: 5 * 1024 * 1024,
  /** Of all pictures together, for senders without a session. */
  strangerBytes: 5 * 1024 * 1024,
  formats: ['jpg', 'jpeg', 'png'],
  side: 2_000,
  perDay: 20,
} as const;

/** The form's fields besides its pictures, each in a field `image`. */
export const feedbackDraft = z.strictObject({
  topic: z.enum(feedbackTopics),
  text: personText(1, feedbackLimits.text),
  /** Reply address of a guest; an account's is known. */
  email: z.optional(email),
});
export type FeedbackDraft = z.infer<typeof feedbackDraft>;

/** What waits is `new` or `reopened`. An answer ends the wait, and `closed` does without one. */
export const feedbackState = z.enum(['new', 'answered', 'reopened', 'closed']);
export type FeedbackState = z.infer<typeof feedbackState>;

/** An answer of the site to feedback. */
export const feedbackAnswer = z.object({ text: z.string(), answered_at: unixSeconds });

/** Feedback as its own sender sees it. */
export const ownFeedback = z.object({
  id,
  topic: z.enum(feedbackTopics),
  text: z.string(),
  state: feedbackState,
  sent_at: unixSeconds,
  /** How many pictures came with it. */
  pictures: z.int(),
  replies: z.array(feedbackAnswer),
});
export type OwnFeedback = z.infer<typeof ownFeedback>;

/** Feedback as admins see it. */
export const feedback = z.object({
  id,
  topic: z.enum(feedbackTopics),
  text: z.string(),
  account_id: z.nullable(id),
  /** The account's address, or the guest's reply address. */
  email: z.nullable(z.string()),
  country: countryKey,
  language: z.string(),
  sent_at: unixSeconds,
  closed_at: z.nullable(unixSeconds),
  state: feedbackState,
  /** The oldest first. */
  replies: z.array(feedbackAnswer),
  /** Paths on this site, for admins only. */
  pictures: z.array(z.string()),
});
export type Feedback = z.infer<typeof feedback>;
