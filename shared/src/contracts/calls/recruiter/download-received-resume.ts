import { sentResumeQuery } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';

/** The résumé of an application for the caller's own jobs, as it was sent. Recorded and shown to the person. */
export const downloadReceivedResume = defineCall({
  method: 'GET',
  path: '/recruiter/applications/{id}/resume',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The résumé that was sent with an application',
  query: sentResumeQuery,
  answer: 'file',
  errors: [40004, 42021],
});
