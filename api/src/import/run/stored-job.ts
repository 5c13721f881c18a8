import type { CountryKey, JobStatus, LanguageTag, SalaryPeriod } from '@jobharbor/shared/contracts';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { JobDraft } from '../../intake/job-draft.ts';

/** Reads stored jobs back as drafts, for those to which a duplicate adds something. */
export async function readDrafts(tx: Db, jobIds: readonly number[]): Promise<Map<number, JobDraft>> {
  if (jobIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('jobs.id', '=', anyIdOf(jobIds))
    .selectAll('jobs')
    .select(['companies.name as company_name', 'companies.source_key as company_key'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        source: row.source,
        sourceId: row.source_id,
        countryKey: row.country_key as CountryKey,
        language: row.language as LanguageTag,
        title: row.title,
        // Of a job that its employer posted or feeds, the company is not the one of an imported name.
        companyId: row.company_id,
        company: { sourceKey: row.company_key, name: row.company_name },
        locationIds: row.location_ids,
        otherPlaces: row.other_places,
        categoryId: row.category_id,
        functionIds: row.function_ids,
        jobTypeId: row.job_type_id,
        xpLvlId: row.xp_lvl_id,
        degreeId: row.degree_id,
        workArrangementId: row.work_arrangement_id,
        salary: row.salary_currency
          ? {
              currency: row.salary_currency,
              period: row.salary_period as SalaryPeriod,
              min: row.salary_min,
              max: row.salary_max,
            }
          : null,
        skills: row.skills,
        descriptionHtml: row.description_html,
        benefits: row.benefits,
        externalUrl: row.external_url,
        isWeb3: row.is_web3,
        status: row.status as JobStatus,
        postedAt: row.posted_at,
        repostedAt: row.reposted_at,
        closedAt: row.closed_at,
        validThrough: row.valid_through,
        applicantCountries: row.applicant_countries,
        excludedCountries: row.excluded_countries,
        visaSponsorship: row.visa_sponsorship,
        timeZone: row.time_zone,
      },
    ]),
  );
}
