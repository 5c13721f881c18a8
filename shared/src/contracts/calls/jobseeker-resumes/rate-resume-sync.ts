import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { syncRating } from '../../profile/resume-sync.ts';

/** The owner's rating of how well a résumé was parsed. A later rating replaces the earlier one. */
export const rateResumeSync = defineCall({
  method: 'PUT',
  path: '/jobseeker/resume/{id}/rate-sync',
  access: 'protected',
  summary: 'Rate what was read from a résumé',
  body: z.strictObject({ rating: syncRating }),
  answer: z.object({ rating: syncRating }),
  errors: [40004],
});
