import { sentResumeQuery } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';

/** The résumé of one of the caller's applications, as it was sent; also after the original was deleted. */
export const downloadSentResume = defineCall({
  method: 'GET',
  path: '/jobApplication/jobseekers/{id}/resume',
  access: 'protected',
  summary: 'The résumé that the caller sent with an application',
  query: sentResumeQuery,
  answer: 'file',
  errors: [40004],
});
