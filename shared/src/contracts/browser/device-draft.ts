import * as z from 'zod/mini';
import type { StoredDraft } from '../applications/application-draft.ts';

/** Account id, or `guest`. */
export type DraftOwner = number | 'guest';

/** Form values of the application form. */
export const applyValues = z.object({
  message: z.string(),
  /** Question id → answer. */
  answers: z.record(z.string(), z.string()),
  /** Empty: deselected all. Undefined: not chosen yet. */
  resumeIds: z.optional(z.array(z.number())),
  /** The video résumé to send; null or undefined for none. */
  videoId: z.optional(z.nullable(z.number())),
});
export type ApplyValues = z.infer<typeof applyValues>;

/** An unsent application. `key` is its idempotency key: sending the same draft twice creates one application. */
export const applyDraft = z.extend(applyValues, {
  key: z.string(),
  /** Time of the last change, in milliseconds. */
  at: z.optional(z.number()),
});
export type ApplyDraft = z.infer<typeof applyDraft>;

/** Key of a draft in the browser's storage, for `readDraft` of `shared/forms`. */
export const applyDraftKey = (owner: DraftOwner, jobId: number | string) => `apply:${owner}:${jobId}`;

/**
 * Whether a guest's draft replaces that of the account they sign in to, for the same job. It does if it holds text or
 * answers and was changed later, as on the server.
 */
export const replacesOwnDraft = (guest: ApplyDraft, own: ApplyDraft | null): boolean =>
  own === null || (hasContent(guest) && (guest.at ?? 0) > (own.at ?? 0));

const hasContent = ({ message, answers }: ApplyValues): boolean =>
  message.trim() !== '' || Object.values(answers).some(Boolean);

/** The draft as the server stores it. `at` is in milliseconds. */
export const toStoredDraft = (
  { message, answers, resumeIds, videoId }: ApplyValues,
  at: number,
): StoredDraft => ({
  first_message: message,
  // An untouched question has no answer, not even an empty one.
  screening_answers: Object.entries(answers).flatMap(([id, answer]) =>
    answer ? [{ question_id: Number(id), answer }] : [],
  ),
  ...(resumeIds && { resume_ids: resumeIds }),
  ...(videoId !== undefined && { video_resume_id: videoId }),
  written_at: Math.floor(at / 1_000),
});
