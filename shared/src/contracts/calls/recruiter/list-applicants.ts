import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicant, applicantsQuery } from '../../employers/applicant.ts';
import { pageOf } from '../../envelope.ts';

/** Applications for the jobs that the caller acts for, filtered, searched and sorted. Opening one is a call of its own. */
export const listApplicants = defineCall({
  method: 'GET',
  path: '/recruiter/applicants',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Applicants with filters, search and sort',
  query: applicantsQuery,
  answer: z.extend(pageOf('applicants', applicant), {
    /** Among those that match. */
    unread: z.int(),
    /** Tags of the jobs’ applicants, most used first. */
    tags: z.array(z.string()),
  }),
});
