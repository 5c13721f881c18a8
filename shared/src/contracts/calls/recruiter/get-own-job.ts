import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { ownJob, storedJobForm } from '../../employers/job-posting.ts';
import { jobChange } from '../../jobs/job-change.ts';

/** One of the caller’s own jobs as it is edited, with its figures and what was changed when. */
export const getOwnJob = defineCall({
  method: 'GET',
  path: '/recruiter/jobs/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'One of the caller’s own jobs, to edit',
  answer: z.object({ job: ownJob, form: storedJobForm, changes: z.array(jobChange) }),
  errors: [40004],
});
