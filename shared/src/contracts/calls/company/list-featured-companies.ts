import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyCard } from '../../jobs/company.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Companies that hire in the market's country: verified ones first, then by their number of open jobs. */
export const listFeaturedCompanies = defineCall({
  method: 'GET',
  path: '/company/featured-companies',
  access: 'public',
  summary: 'Companies that hire in this country: verified ones first, then by their number of open jobs',
  query: z.object({ size: z._default(intFromText(1, 60), 30) }),
  version: 2,
  answer: z.object({ companies: z.array(companyCard) }),
});
