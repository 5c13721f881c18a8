import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';
import { maxSentResumes, screeningAnswer } from './application.ts';

/** Days that an unsent application draft is kept. */
export const draftDays = 14;

/** An unsent application: answers as typed, not validated yet. */
export const storedDraft = z.strictObject({
  first_message: z.string().check(z.maxLength(2_000)),
  screening_answers: z.array(screeningAnswer).check(z.maxLength(20)),
  /** Absent while none was chosen; an empty list if the person deselected all. */
  resume_ids: z.optional(z.array(id).check(z.maxLength(maxSentResumes))),
  video_resume_id: z.optional(z.nullable(id)),
  /** By the browser's clock: the draft with the latest time wins. */
  written_at: unixSeconds,
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** A job that the person has begun to apply for. */
export const draftedApplication = z.object({
  job: z.object({ id, slug: z.string(), title: z.string(), language: z.string(), company: z.string() }),
  written_at: unixSeconds,
});
export type DraftedApplication = z.infer<typeof draftedApplication>;
