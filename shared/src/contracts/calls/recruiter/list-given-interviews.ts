import { interview } from '../../applications/interview.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf, pageQuery } from '../../envelope.ts';

/** The interviews that the caller’s recruiters invited to, latest change first. */
export const listGivenInterviews = defineCall({
  method: 'GET',
  path: '/recruiter/interviews',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The interviews of a recruiter',
  query: pageQuery,
  answer: pageOf('interviews', interview),
});
