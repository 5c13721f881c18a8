import * as z from 'zod/mini';
import { type LanguageTag, languages } from '../markets/market.ts';
import { countryKey, hasLetterOrDigit, id, lineText } from '../primitives/primitives.ts';
import { memberTitle } from './company-member.ts';

/** BCP 47 tags of the languages that a company writes in. */
export const writtenLanguage = z.enum(languages.map(({ value }) => value) as [LanguageTag, ...LanguageTag[]]);

/** An http or https address. */
export const websiteAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(300));

export const companyName = lineText(1, 120).check(
  z.refine(hasLetterOrDigit, { params: { problem: 'no_letter' } }),
);

/** `POST /recruiter/companies/create`. */
export const companyRegistration = z.strictObject({
  name: companyName,
  country_key: countryKey,
  /** Language of the name, and of the first text. */
  language: writtenLanguage,
  website: z.optional(websiteAddress),
  /** Of the list `industry_lists`. */
  industry_id: z.optional(id),
  /** Of the list `company_sizes`. */
  size_id: z.optional(id),
  /** The caller's position. */
  title: memberTitle,
  /** Another company of this name and country, and not the one that is here already. */
  is_another: z._default(z.boolean(), false),
});
