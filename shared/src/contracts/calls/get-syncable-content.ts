import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { resumeAnalysis, syncProposal, syncRating } from '../resume-sync.ts';

/**
 * Reads a résumé, and offers what the caller's profile lacks or has differently. Changes nothing: what the person accepts
 * is sent by the calls of the profile. `lines` is 0 for a document without text, such as a scan.
 */
export const getSyncableContent = defineCall({
  method: 'GET',
  path: '/jobseeker/resume/{id}/get-syncable-content',
  access: 'protected',
  summary: 'What a résumé offers to its owner’s profile',
  answer: z.object({
    lines: z.int(),
    proposals: z.array(syncProposal),
    /** Apart from the others, since a remote of before knows no such kind; an API of before does not send them. */
    license_proposals: z.optional(z.array(syncProposal)),
    analysis: resumeAnalysis,
    rating: z.nullable(syncRating),
  }),
  errors: [40004, 40006, 40019, 41281],
});
