import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';
import { resumeComparison } from '../../profile/resume-comparison.ts';
import { maxAdvertisementLength, maxComparedLength, resumeDesign } from '../../profile/resume-document.ts';

/**
 * Compares a résumé with a job of the site, or with one whose text the person has pasted, without keeping either. Every
 * fact of the answer is in the résumé. Throws 42491 for a text without words.
 */
export const compareResume = defineCall({
  method: 'POST',
  path: '/jobseeker/resume-comparison',
  access: 'public',
  summary: 'Compare a résumé that is being written with a job',
  body: z.strictObject({
    document: resumeDesign.shape.document.check(
      z.refine((document) => JSON.stringify(document).length <= maxComparedLength),
    ),
    /** The résumé's language, in which the sentence is written. */
    language: resumeDesign.shape.language,
    job_id: z.optional(id),
    /** A job from elsewhere; read only without `job_id`. The first line is its title. */
    job_text: z.optional(z.string().check(z.maxLength(maxAdvertisementLength))),
    /** Which wording of the sentence. */
    variant: z.optional(z.int().check(z.gte(0), z.lte(9))),
  }),
  answer: resumeComparison,
  errors: [40004, 40006, 42322, 42491],
});
