import { createHash } from 'node:crypto';
import { timeZone } from '@jobharbor/shared/contracts/primitives/time-zone';
import type { Insertable } from 'kysely';
import type { JobTable } from '../database/tables/job-tables.ts';
import { cleanHtml, snippetOf, textOfHtml, withoutNul } from './clean-html.ts';
import type { JobDraft } from './job-draft.ts';
import { makeSlug } from './make-slug.ts';

/** A draft as a row: sanitised, with slug, snippet and a content hash that detects an unchanged draft. */
export function toJobRow(draft: JobDraft, companyId: number, now: Date): Insertable<JobTable> {
  const description = cleanHtml(draft.descriptionHtml);
  const title = withoutNul(draft.title).trim();
  const status = draft.status ?? 'open';
  const questions = (draft.screeningQuestions ?? []).map((question, index) => ({
    ...question,
    id: index + 1,
  }));
  const content = {
    source: draft.source,
    source_id: draft.sourceId,
    country_key: draft.countryKey,
    language: draft.language,
    title,
    slug: makeSlug(title, 'job'),
    company_id: companyId,
    recruiter_id: draft.recruiterId ?? null,
    location_ids: [...draft.locationIds],
    other_places: (draft.otherPlaces ?? []).map(withoutNul),
    category_id: draft.categoryId ?? null,
    function_ids: [...(draft.functionIds ?? [])],
    job_type_id: draft.jobTypeId ?? null,
    xp_lvl_id: draft.xpLvlId ?? null,
    degree_id: draft.degreeId ?? null,
    work_arrangement_id: draft.workArrangementId ?? null,
    salary_currency: draft.salary?.currency ?? null,
    salary_period: draft.salary?.period ?? null,
    salary_min: draft.salary?.min ?? null,
    salary_max: draft.salary?.max ?? null,
    skills: (draft.skills ?? []).map(withoutNul),
    description_html: description,
    snippet: snippetOf(textOfHtml(description)),
    benefits: (draft.benefits ?? []).map(withoutNul),
    screening_questions: withoutNul(JSON.stringify(questions)),
    apply_mode: httpUrl(draft.externalUrl) === null ? 'normal' : 'external',
    external_url: httpUrl(draft.externalUrl),
    is_web3: draft.isWeb3 ?? false,
    status,
    posted_at: draft.postedAt,
    reposted_at: draft.repostedAt ?? null,
    closed_at: status === 'closed' ? (draft.closedAt ?? now) : null,
    valid_through: draft.validThrough ?? null,
  };
  const time_zone = timeZone.safeParse(draft.timeZone).data ?? null;
  const eligibility = eligibilityOf(draft);
  // `closed_at` may be the time of the intake, which must not change the hash.
  const stable = { ...content, closed_at: draft.closedAt ?? null };
  const content_hash = contentHash(stable, eligibility, time_zone);
  return { ...content, ...eligibility, time_zone, content_hash, updated_at: now };
}

const eligibilityOf = (draft: JobDraft) => ({
  applicant_countries: applicantCountriesOf(draft),
  excluded_countries: [...(draft.excludedCountries ?? [])],
  visa_sponsorship: draft.visaSponsorship ?? null,
});

/** Fields that were added later are part of the hash only where they say something: other jobs keep their earlier hash. */
function contentHash(
  content: object,
  { applicant_countries, excluded_countries, visa_sponsorship }: ReturnType<typeof eligibilityOf>,
  time_zone: string | null,
): Buffer {
  const isForAll = applicant_countries.length + excluded_countries.length === 0 && visa_sponsorship === null;
  const compared = {
    ...content,
    ...(!isForAll && { applicant_countries, excluded_countries }),
    ...(visa_sponsorship !== null && { visa_sponsorship }),
    ...(time_zone && { time_zone }),
  };
  return createHash('sha256').update(JSON.stringify(compared)).digest();
}

/** Without a visa from the employer, people need the right to work where the job is. */
function applicantCountriesOf({ applicantCountries = [], visaSponsorship, countryKey }: JobDraft): string[] {
  const isForOwn = visaSponsorship === false && applicantCountries.length === 0 && countryKey !== 'others';
  return isForOwn ? [countryKey] : [...applicantCountries];
}

/** Only http and https: other schemes, such as `javascript:`, are unsafe in a link. */
function httpUrl(text: string | null | undefined): string | null {
  if (text === null || text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
