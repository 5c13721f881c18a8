import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicantOutcome } from '../../employers/applicant.ts';
import { applicantsDecline } from '../../employers/applicant-decline.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/**
 * Declines applications with a text in each person’s language. Nobody is told before `told_at`, until when
 * `POST /recruiter/applicants/undo-decline` takes it back. 42430, one by one, for an application that has ended.
 */
export const declineApplicants = defineCall({
  method: 'POST',
  path: '/recruiter/applicants/decline',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Decline applicants',
  body: applicantsDecline,
  answer: z.object({ outcomes: z.array(applicantOutcome), told_at: unixSeconds }),
});
