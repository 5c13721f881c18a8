import * as z from 'zod/mini';
import { maxSentResumes, screeningAnswer } from './application.ts';
import { id, unixSeconds } from './primitives.ts';

/** How long an application that was not sent is kept. */
export const draftDays = 14;

/** What a person has written of an application so far: answers as typed, whether or not they would be taken. */
export const keptDraft = z.strictObject({
  first_message: z.string().check(z.maxLength(2_000)),
  screening_answers: z.array(screeningAnswer).check(z.maxLength(20)),
  /** Absent while none was chosen; empty for none on purpose. */
  resume_ids: z.optional(z.array(id).check(z.maxLength(maxSentResumes))),
  video_resume_id: z.optional(z.nullable(id)),
  /** By the clock of the browser: the latest one stays. */
  written_at: unixSeconds,
});
export type KeptDraft = z.infer<typeof keptDraft>;
