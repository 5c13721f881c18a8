import * as z from 'zod/mini';
import { countryKey, id, option } from './primitives.ts';

/** A company as a job card shows it. */
export const companyBrief = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo_url: z.nullable(z.string()),
  is_verified: z.boolean(),
});

/** A company's own page. `about_html` is sanitised on the way into the database. */
export const company = z.extend(companyBrief, {
  country_key: countryKey,
  industry: z.nullable(option),
  size: z.nullable(option),
  website: z.nullable(z.string()),
  about_html: z.string(),
  /** BCP 47 tag of the text above. */
  language: z.string(),
  founded_year: z.nullable(z.int()),
  open_jobs: z.int(),
});
export type Company = z.infer<typeof company>;
