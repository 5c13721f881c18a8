import {
  type AgencyBrief,
  type Company,
  type CompanyProfile,
  companyChecks,
} from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { CompanyTable } from '../../database/tables/job-tables.ts';
import type { Market } from '../../http/market-plugin.ts';
import { flatOption, flatOptions, locationOptions } from '../common/options.ts';
import { toSeconds } from '../common/seconds.ts';
import { companyActivity, openJobsByCountry } from './company-activity.ts';
import { companyIdenticon } from './company-identicon.ts';

const sumOf = (counts: readonly { open_jobs: number }[]) =>
  counts.reduce((sum, { open_jobs }) => sum + open_jobs, 0);

/** The company on a job's page; null if unknown. */
export async function findCompany(
  db: Db,
  id: number,
  market: Market,
  now = new Date(),
): Promise<Company | null> {
  const [row, counts] = await Promise.all([companyRow(db, id, market), openJobsByCountry(db, id, now)]);
  return row === undefined ? null : toCompany(row, sumOf(counts), market);
}

/** The profile of a company; null if unknown. */
export async function findCompanyProfile(
  db: Db,
  id: number,
  market: Market,
  now: Date,
): Promise<CompanyProfile | null> {
  const [row, jobs_by_country, activity, agencies] = await Promise.all([
    companyRow(db, id, market),
    openJobsByCountry(db, id, now),
    companyActivity(db, id, now),
    findAgencyBriefs(db, id),
  ]);
  if (row === undefined) return null;
  const tag = market.language.value;
  const verifiedAt = {
    registration: row.registration_verified_at,
    website: row.website_verified_at,
    address: row.address_verified_at,
  };
  return {
    ...toCompany(row, sumOf(jobs_by_country), market),
    location: row.location_id === null ? null : (locationOptions([row.location_id], tag)[0] ?? null),
    financing_stage: flatOption('company_financing_stage_lists', row.financing_stage_id, tag),
    benefits: flatOptions('company_benefit_lists', row.benefit_ids, tag),
    cultures: flatOptions('company_culture_lists', row.culture_ids, tag),
    culture_html: row.culture_html,
    verifications: companyChecks.flatMap((check) => {
      const at = verifiedAt[check];
      return at === null ? [] : [{ check, verified_at: toSeconds(at) }];
    }),
    jobs_by_country,
    activity,
    agencies,
  };
}

const findAgencyBriefs = (db: Db, companyId: number): Promise<AgencyBrief[]> =>
  db
    .selectFrom('company_agencies')
    .innerJoin('companies', 'companies.id', 'company_agencies.agency_id')
    .select(['companies.id', 'companies.slug', 'companies.name'])
    .where('company_agencies.company_id', '=', companyId)
    .orderBy('companies.name')
    .execute();

/** With its texts in the reader's language, where it has any. */
async function companyRow(db: Db, id: number, { language }: Market) {
  const row = await db
    .selectFrom('companies')
    .leftJoin('company_texts as own', (join) =>
      join.onRef('own.company_id', '=', 'companies.id').on('own.language', '=', language.value),
    )
    .where('companies.id', '=', id)
    .selectAll('companies')
    .select([
      'own.language as own_language',
      'own.about_html as own_about',
      'own.culture_html as own_culture',
    ])
    .executeTakeFirst();
  if (row?.own_language == null) return row;
  const texts = { about_html: row.own_about ?? '', culture_html: row.own_culture ?? '' };
  return { ...row, ...texts, language: row.own_language };
}

function toCompany(row: Selectable<CompanyTable>, openJobs: number, { country, language }: Market): Company {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo_url: row.logo_url,
    is_verified: row.is_verified,
    identicon: companyIdenticon(row.name),
    country_key: row.country_key,
    industry: flatOption('industry_lists', row.industry_id, language.value),
    size: flatOption('company_sizes', row.size_id, language.value, country.key),
    website: row.website,
    about_html: row.about_html,
    language: row.language,
    founded_year: row.founded_year,
    open_jobs: openJobs,
  };
}
