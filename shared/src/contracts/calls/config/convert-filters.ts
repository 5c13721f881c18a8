import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { countryKey, idList } from '../../primitives/primitives.ts';

const seoValue = z.string().check(z.maxLength(200));

/**
 * Converts filters that were chosen in the country `from` to the request's country. Only filters that differ between
 * countries are sent: places, a salary range, companies.
 */
export const convertFilters = defineCall({
  method: 'POST',
  path: '/config/filters/convert',
  access: 'public',
  summary: 'Filters of one country in another one',
  body: z.object({
    from: countryKey,
    locations: z.array(seoValue).check(z.maxLength(50)),
    salary: z.nullable(seoValue),
    company_ids: idList,
  }),
  answer: z.object({
    locations: z.array(z.string()),
    /** The range that contains the middle of the old one, converted; names of both in the request's language. */
    salary: z.nullable(z.object({ seo_value: z.string(), before: z.string(), after: z.string() })),
    company_ids: z.array(z.int()),
    /** Names of filter values without an equivalent in this country. */
    dropped: z.array(z.string()),
  }),
});
