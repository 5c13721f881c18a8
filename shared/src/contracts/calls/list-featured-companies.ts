import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { suggestedCompany } from '../search.ts';

/** Companies that hire in the market's country: verified ones first, then by their number of open jobs. */
export const listFeaturedCompanies = defineCall({
  method: 'GET',
  path: '/company/featured-companies',
  access: 'public',
  summary: 'Companies that hire in this country: verified ones first, then by their number of open jobs',
  query: z.object({ size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60)), 30) }),
  answer: z.object({ companies: z.array(suggestedCompany) }),
});
