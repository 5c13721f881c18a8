import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';

/** Lists of a country that an admin sets without a release. The hidden ones name what the country does not show. */
export const countryListName = z.enum(['featured-companies', 'hidden-courses', 'hidden-social-types']);
export type CountryListName = z.infer<typeof countryListName>;

/** Keys of one list. */
export const maxListKeys = 50;

const keys = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))).check(z.maxLength(maxListKeys));

/** `PUT /admin/country-lists/{name}/{country}`. `keys: null` gives the country the usual list again. */
export const countryListChange = z.strictObject({
  keys: z.nullable(keys),
  /** Those that the admin saw. */
  before: z.nullable(keys),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(1_000)),
});

export const countryList = z.object({
  country_key: z.string(),
  /** Null where nobody has set any. */
  keys: z.nullable(z.array(z.string())),
});
export type CountryList = z.infer<typeof countryList>;

export const countryListChanged = z.object({
  id,
  country_key: z.string(),
  before: z.nullable(z.array(z.string())),
  after: z.nullable(z.array(z.string())),
  reason: z.string(),
  /** Null for an account that was deleted. */
  changed_by: z.nullable(z.string()),
  changed_at: unixSeconds,
});

/** What a list can name: courses, social types, and the companies that the lists name now. */
export const listChoice = z.object({ key: z.string(), label: z.string() });
export type ListChoice = z.infer<typeof listChoice>;
