import { defineCall } from '../../define-call.ts';
import { employerReplyChange } from '../../jobs/job-record.ts';

/** Stands as one sentence beside the facts that job seekers read of the job's postings and answers. */
export const replyToJobRecord = defineCall({
  method: 'PUT',
  path: '/recruiter/jobs/{id}/reply',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Reply to what is said of a job',
  body: employerReplyChange,
  errors: [40004, 42512],
});
