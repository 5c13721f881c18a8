import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { sentProfile } from '../../employers/recruiter.ts';

/**
 * Preview of the caller's profile as the employer would receive it, without entries hidden from this company. It also
 * says whether the caller is eligible by the countries in which they may work.
 */
export const checkApplication = defineCall({
  method: 'GET',
  path: '/data/jobs/{jobId}/application-check',
  access: 'protected',
  summary: 'What an employer would get of the caller’s profile',
  answer: z.object({
    profile: sentProfile,
    /**
     * `unknown`: the profile says nothing. `not_open` (42113) and `excluded` (42114): an application is refused. Older
     * API versions do not send it.
     */
    eligibility: z.optional(z.enum(['fits', 'unknown', 'not_open', 'excluded'])),
    // Older API versions do not send these two.
    /** ISO 3166 alpha-2, lower case: where the profile says that the caller may work, the country of their nationality included. */
    countries: z.optional(z.array(z.string())),
    /**
     * For eligible callers: `unsaid` and `sponsored` where the job is in another country, by whether the employer
     * sponsors a visa.
     */
    work_permit: z.optional(z.enum(['not_needed', 'sponsored', 'unsaid'])),
  }),
  errors: [40004],
});
