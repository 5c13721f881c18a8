import { defineCall } from '../../define-call.ts';
import { jobPage, jobQuery } from '../../search/search.ts';

/** One page of open jobs that match the body, with the facet counts of its filters. Country and language come from the headers. */
export const searchJobs = defineCall({
  method: 'POST',
  path: '/job/search',
  access: 'public',
  summary: 'One page of open jobs with facets',
  body: jobQuery,
  answer: jobPage,
  errors: [40019],
});
