import * as z from 'zod/mini';
import { employerRecord } from '../jobs/employer-record.ts';
import { answerTime } from '../jobs/job.ts';
import { countryKey, id } from '../primitives/primitives.ts';
import { companyName, websiteAddress, writtenLanguage } from './company-registration.ts';
import { companyVerification } from './company-verification.ts';

const html = z.string().check(z.maxLength(20_000));

/** What a company says of itself in one language: HTML, which is sanitised. */
export const companyText = z.strictObject({
  language: writtenLanguage,
  about_html: html,
  culture_html: z._default(html, ''),
});

const choices = z.array(id).check(z.maxLength(30));

/** Fields of the profile that a member edits. Ids are of the lists that `GET /config/{x}/list` serves. */
const fields = {
  name: companyName,
  website: z.nullable(websiteAddress),
  industry_id: z.nullable(id),
  size_id: z.nullable(id),
  founded_year: z.nullable(z.int().check(z.minimum(1200), z.maximum(2100))),
  /** Headquarters, of the list of locations. */
  location_id: z.nullable(id),
  financing_stage_id: z.nullable(id),
  benefit_ids: choices,
  culture_ids: choices,
};

/** `PATCH /recruiter/companies/{id}`: members that are left out stay. `texts` replaces those of all languages. */
export const companyChange = z.partial(
  z.strictObject({
    ...fields,
    /** The first one is shown to readers of other languages. */
    texts: z.array(companyText).check(z.minLength(1), z.maxLength(10)),
  }),
);

/** The profile as its members edit it. */
export const editedCompany = z.object({
  id,
  slug: z.string(),
  country_key: countryKey,
  logo_url: z.nullable(z.string()),
  ...fields,
  name: z.string(),
  website: z.nullable(z.string()),
  texts: z.array(z.object({ language: z.string(), about_html: z.string(), culture_html: z.string() })),
  verification: companyVerification,
  /** What job seekers read of how fast the company answers; null below three answers. Older API versions do not send it. */
  answer_time: z.optional(z.nullable(answerTime)),
  /** What they read of how it answers and interviews; absent where too little is known. */
  employer_record: z.optional(employerRecord),
});
export type EditedCompany = z.infer<typeof editedCompany>;
