import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { sentProfile } from '../recruiter.ts';

/**
 * What the employer would get of the caller's profile, if they applied now, without what they hide from this company; and
 * whether the job takes them by where their profile says that they may work.
 */
export const checkApplication = defineCall({
  method: 'GET',
  path: '/data/jobs/{jobId}/application-check',
  access: 'protected',
  summary: 'What an employer would get of the caller’s profile',
  answer: z.object({
    profile: sentProfile,
    /** `unknown`: the profile says nothing. `not_open` (42113) and `excluded` (42114): an application is refused. An API of before does not send it. */
    eligibility: z.optional(z.enum(['fits', 'unknown', 'not_open', 'excluded'])),
    // An API of before does not send these two.
    /** ISO 3166 alpha-2, lower case: where the profile says that the caller may work, the country of their nationality included. */
    countries: z.optional(z.array(z.string())),
    /** Of somebody who fits: `unsaid` and `sponsored` where the job is done in another country, by whether the employer arranges a visa. */
    work_permit: z.optional(z.enum(['not_needed', 'sponsored', 'unsaid'])),
  }),
  errors: [40004],
});
