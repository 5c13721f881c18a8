import * as z from 'zod/mini';

/** Request headers with country, language and role. Unknown ids are answered with 40001. */
export const marketHeaders = z.object({
  'country-id': z.optional(z.coerce.number()),
  'language-id': z.optional(z.coerce.number()),
  'role-id': z.optional(z.coerce.number()),
});

export const countryEntry = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  url: z.string(),
  default_location: z.nullable(z.string()),
  currency: z.string(),
  hreflang: z.string(),
  phone_prefix: z.nullable(z.string()),
});
export const languageEntry = z.object({
  id: z.int(),
  value: z.string(),
  label: z.string(),
  slug: z.string(),
  alias: z.array(z.string()),
});
