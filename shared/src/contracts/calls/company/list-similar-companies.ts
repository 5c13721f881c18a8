import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { companyCard } from '../../jobs/company.ts';
import { intFromText } from '../../primitives/primitives.ts';

/** Companies that hire in the market's country, of the same industry or for the same kind of work. */
export const listSimilarCompanies = defineCall({
  method: 'GET',
  path: '/company/{companyId}/similar-companies',
  access: 'public',
  summary: 'Companies that hire in this country and resemble one',
  query: z.object({ size: z._default(intFromText(1, 20), 6) }),
  answer: z.object({ companies: z.array(companyCard) }),
  errors: [40004],
});
