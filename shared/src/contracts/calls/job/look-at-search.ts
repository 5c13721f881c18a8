import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { lookedAtSearch, searchChanges } from '../../search/search-history.ts';

/**
 * Records that the caller looks at the results of a search in the request's country, and answers what has changed since
 * the visit before. Looks with less than `searchLimits.visitMinutes` between them are one visit, on any device. Null
 * while the history is paused, and for a list over all countries.
 */
export const lookAtSearch = defineCall({
  method: 'POST',
  path: '/job/searches',
  access: 'protected',
  summary: 'Record a look at the results of a search',
  body: lookedAtSearch,
  answer: z.object({ changes: z.nullable(searchChanges) }),
  errors: [40004, 40019],
});
