import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicantOutcome, applicantsMove } from '../../employers/applicant.ts';

/**
 * Moves applications to a stage of the company. A stage of `accepted` accepts them, which the persons are told. Refused one
 * by one: 42430 for an application that has ended, 42431 for one that would step back from its acceptance.
 */
export const moveApplicants = defineCall({
  method: 'POST',
  path: '/recruiter/applicants/move',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Move applicants to a stage',
  body: applicantsMove,
  answer: z.object({ outcomes: z.array(applicantOutcome) }),
});
