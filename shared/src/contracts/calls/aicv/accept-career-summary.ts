import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';
import { summaryLimits } from '../../profile/career-summary.ts';

const index = z.int().check(z.nonnegative(), z.maximum(summaryLimits.maxSentences - 1));

/**
 * Puts a generated summary into the profile: the last one, or the one with this `id`; whole, or the sentences at these
 * indexes. Answers with the previous text, for undo. Repeating it changes nothing.
 */
export const acceptCareerSummary = defineCall({
  method: 'PATCH',
  path: '/aicv/ai_writing/career_summary',
  access: 'protected',
  summary: 'Put the written summary into the profile',
  body: z.strictObject({
    id: z.optional(id),
    keep: z.optional(z.array(index).check(z.minLength(1), z.maxLength(summaryLimits.maxSentences))),
  }),
  answer: z.object({ summary: z.string(), previous: z.nullable(z.string()), version: z.int() }),
  errors: [40004, 41319],
});
