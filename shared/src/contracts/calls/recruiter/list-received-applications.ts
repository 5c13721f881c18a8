import { defineCall } from '../../define-call.ts';
import { receivedApplication, receivedApplicationsQuery } from '../../employers/recruiter.ts';
import { pageOf } from '../../envelope.ts';

/** Applications for the caller’s own jobs, oldest first. */
export const listReceivedApplications = defineCall({
  method: 'GET',
  path: '/recruiter/applications',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Applications for the caller’s own jobs',
  query: receivedApplicationsQuery,
  answer: pageOf('applications', receivedApplication),
});
