import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicantOutcome, applicationIds } from '../../employers/applicant.ts';

/** Takes declines back of which nobody was told. 42432, one by one, for one that was told or is none. */
export const undoDecline = defineCall({
  method: 'POST',
  path: '/recruiter/applicants/undo-decline',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Undo declines',
  body: z.strictObject({ ids: applicationIds }),
  answer: z.object({ outcomes: z.array(applicantOutcome) }),
});
