import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageOf, pageQuery } from '../../envelope.ts';
import { searchKeeping, storedSearch } from '../../search/search-history.ts';

/** The caller’s searches of every country, last looked at first. */
export const listSearches = defineCall({
  method: 'GET',
  path: '/job/searches',
  access: 'protected',
  summary: 'The caller’s history of searches',
  query: pageQuery,
  answer: z.extend(pageOf('searches', storedSearch), { keeping: searchKeeping }),
});
