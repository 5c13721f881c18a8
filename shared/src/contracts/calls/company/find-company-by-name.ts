import * as z from 'zod/mini';
import { foundCompany } from '../../account/blocked-company.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Companies of any country whose name contains the text, with or without its legal form (`Ulap Labs Inc.`). Prefix
 * matches come first. 42003 without a match.
 */
export const findCompanyByName = defineCall({
  method: 'GET',
  // Spelled as in the specification.
  path: '/company/search-company-by-legal-name-displany-name',
  access: 'public',
  summary: 'Find a company by its name',
  query: z.object({ company_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ companies: z.array(foundCompany) }),
  errors: [42003],
  worldwide: true,
});
