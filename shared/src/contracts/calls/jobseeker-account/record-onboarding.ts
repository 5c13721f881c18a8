import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** How a profile was filled in: by hand, from an uploaded résumé, or from a generated one. */
export const onboardedMethods = ['manual', 'resume_upload', 'create_resume'] as const;

/**
 * Records statistics of the caller's onboarding. Stored once: a later call changes nothing and answers `is_recorded:
 * false`.
 */
export const recordOnboarding = defineCall({
  method: 'POST',
  path: '/jobseeker/sg-spring-event/assist-trigger',
  access: 'protected',
  summary: 'Record how the onboarding was done',
  body: z.object({ onboarded_method: z.enum(onboardedMethods) }),
  answer: z.object({ is_recorded: z.boolean() }),
  errors: [41311],
});
