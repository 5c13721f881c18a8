import { application, sortedPageQuery } from '../application.ts';
import { defineCall } from '../define-call.ts';
import { pageOf } from '../envelope.ts';

/** One page of the caller’s applications. Sort 1: newest application first; 2: latest change first. */
export const listApplications = defineCall({
  method: 'GET',
  path: '/jobApplication/jobseekers',
  access: 'protected',
  summary: 'The caller’s applications',
  query: sortedPageQuery,
  answer: pageOf('applications', application),
});
