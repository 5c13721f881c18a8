import { defineCall } from '../../define-call.ts';
import { similarJobs, similarQuery } from '../../jobs/job.ts';

/** Open jobs similar to one, most similar first. */
export const listSimilarJobs = defineCall({
  method: 'GET',
  path: '/job/similar',
  access: 'public',
  summary: 'Open jobs close to one, closest first',
  query: similarQuery,
  answer: similarJobs,
});
