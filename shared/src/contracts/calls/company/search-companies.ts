import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';
import { companyCard } from '../../jobs/company.ts';
import { intFromText, keysText, option } from '../../primitives/primitives.ts';

const counts = z.array(z.extend(option, { count: z.int() }));

/**
 * Facet counts: for each option of a field, the number of companies with that option alone in that field, other fields
 * unchanged. Options without any are left out, unless they are selected.
 */
export const companyFacets = z.object({
  industries: counts,
  sizes: counts,
  benefits: counts,
  is_company_verified: z.int(),
});
export type CompanyFacets = z.infer<typeof companyFacets>;

/**
 * Companies of the market's country by name and filters: those with open jobs there, and with a `query` also those that
 * had. OR within a field, AND between fields; options by their keys.
 */
export const searchCompanies = defineCall({
  method: 'GET',
  path: '/company/search',
  access: 'public',
  summary: 'Companies of this country by name and filters, with facets',
  query: z.object({
    query: z.optional(z.string().check(z.maxLength(200))),
    industries: z.optional(keysText),
    sizes: z.optional(keysText),
    benefits: z.optional(keysText),
    is_company_verified: z.optional(z.enum(['1', 'true'])),
    /** Comma-separated ids of companies that the searcher blocked. */
    excluded_company_ids: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}$/))),
    page: z._default(intFromText(1, 1_000), 1),
    size: z._default(intFromText(1, 60), 30),
  }),
  answer: z.extend(pageOf('companies', companyCard), { facets: companyFacets }),
});
