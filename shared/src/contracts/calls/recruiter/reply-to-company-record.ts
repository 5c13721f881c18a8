import { defineCall } from '../../define-call.ts';
import { employerReplyChange } from '../../jobs/job-record.ts';

/** Stands as one sentence beside what job seekers read of how the company answers and interviews. */
export const replyToCompanyRecord = defineCall({
  method: 'PUT',
  path: '/recruiter/companies/{id}/reply',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Reply to what is said of a company',
  body: employerReplyChange,
  errors: [40004, 42512],
});
