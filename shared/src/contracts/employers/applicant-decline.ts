import * as z from 'zod/mini';
import { declineReason } from '../applications/application-story.ts';
import { id, idFromText, personText, unixSeconds } from '../primitives/primitives.ts';
import { applicationIds } from './applicant.ts';
import { writtenLanguage } from './company-registration.ts';

/** Minutes for which a decline can be undone; the person is told after them. */
export const declineUndoMinutes = 10;

/** Values that a text of a decline may contain, as `{{name}}`. */
export const declinePlaceholders = ['name', 'job', 'company'] as const;

const hasKnownPlaceholders = (text: string): boolean =>
  [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].every(([, name = '']) =>
    (declinePlaceholders as readonly string[]).includes(name),
  );

/** What a declined person reads, with `{{name}}`, `{{job}}` and `{{company}}` filled in for each of them. */
export const declineText = personText(1, 2_000).check(z.refine(hasKnownPlaceholders));

/** `POST /recruiter/applicants/decline`. Without a text each person gets that of the company in their own language. */
export const applicantsDecline = z.strictObject({
  ids: applicationIds,
  reason: z._default(declineReason, 'other'),
  text: z.optional(declineText),
});

/** The text of a company in one language; `is_own` is false for that of the product. */
export const companyDeclineText = z.object({
  language: writtenLanguage,
  text: z.string(),
  is_own: z.boolean(),
});
export type CompanyDeclineText = z.infer<typeof companyDeclineText>;

/** `PUT /recruiter/companies/{id}/decline-texts`: those of the company; languages that are left out have the product’s. */
export const companyDeclineTextsChange = z.strictObject({
  texts: z.array(z.strictObject({ language: writtenLanguage, text: declineText })).check(z.maxLength(10)),
});

/** Two to four applications, separated by commas. */
export const comparedIds = z.object({
  ids: z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){1,3}$/)),
});

/** `GET /recruiter/applicants/export`: the applicants of one job. */
export const applicantsExportQuery = z.object({ job_id: idFromText });

/** Most applicants of one file. */
export const maxExported = 5_000;

/** Who took applicants out of the product, and when. */
export const applicantExport = z.object({
  id,
  at: unixSeconds,
  by: z.nullable(z.string()),
  job: z.object({ id, title: z.string() }),
  rows: z.int(),
});
