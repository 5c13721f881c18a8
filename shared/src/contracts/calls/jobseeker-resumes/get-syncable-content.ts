import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resumeAnalysis, syncField, syncProposal, syncRating } from '../../profile/resume-sync.ts';

/**
 * Parses a résumé and proposes what the caller's profile lacks or has differently. Read-only: accepted proposals are sent
 * by the profile's calls. `lines` is 0 for a document without text, such as a scan.
 */
export const getSyncableContent = defineCall({
  method: 'GET',
  path: '/jobseeker/resume/{id}/get-syncable-content',
  access: 'protected',
  summary: 'What a résumé offers to its owner’s profile',
  answer: z.object({
    lines: z.int(),
    proposals: z.array(syncProposal),
    /** Apart from the others, since older remotes do not know this kind; older API versions do not send them. */
    license_proposals: z.optional(z.array(syncProposal)),
    /** Jobs that may be none: shown apart and never added together with the others. */
    doubtful_proposals: z.optional(z.array(syncProposal)),
    /** `name`, `email` and `phone` of the résumé where those of the account differ: shown, changed elsewhere. */
    contact: z.optional(z.array(syncField)),
    analysis: resumeAnalysis,
    /** Whether nothing but contact data was understood, as in a language that is not read. Older API versions do not say. */
    is_unread: z.optional(z.boolean()),
    rating: z.nullable(syncRating),
  }),
  errors: [40004, 40006, 40019, 41281],
});
