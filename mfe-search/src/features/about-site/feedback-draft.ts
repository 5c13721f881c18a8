import { feedbackTopics } from '@jobharbor/shared/contracts/account/feedback';
import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** Form values; an empty topic is none. Pictures are in memory only: web storage is too small for them. */
const feedbackValues = z.object({
  topic: z.union([z.enum(feedbackTopics), z.literal('')]),
  text: z.string(),
  email: z.string(),
});
export type FeedbackValues = z.infer<typeof feedbackValues>;

export const noFeedback: FeedbackValues = { topic: '', text: '', email: '' };

const storageKey = (userId: number | undefined) => `feedback:${userId ?? 'guest'}`;

/** The draft of a person's feedback; after signing in, the guest's draft. */
export const readFeedbackDraft = (userId: number | undefined, now = Date.now()): FeedbackValues | null =>
  readDraft(storageKey(userId), feedbackValues, now) ?? readDraft(storageKey(undefined), feedbackValues, now);

export const storeFeedbackDraft = (userId: number | undefined, values: FeedbackValues, now = Date.now()) =>
  saveDraft(storageKey(userId), values, now);

export function deleteFeedbackDraft(userId: number | undefined): void {
  deleteDraft(storageKey(userId));
  deleteDraft(storageKey(undefined));
}
