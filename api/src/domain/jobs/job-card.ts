import { applyMode, type JobCard, jobStatus } from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import type { CompanyTable, JobTable } from '../../database/tables/job-tables.ts';
import type { Market } from '../../http/market-plugin.ts';
import { officeHoursOnCard } from '../../search-filters/office-hours.ts';
import { hoursWithMarket } from '../../search-filters/remote-reach.ts';
import { categoryOption, flatOption, locationOptions } from '../common/options.ts';
import { toSeconds } from '../common/seconds.ts';
import { companyIdenticon } from '../companies/company-identicon.ts';
import { salaryInMarket } from './salary-in-market.ts';

/** The columns of a job that its card needs. */
type StoredCard = Omit<
  Selectable<JobTable>,
  | 'recruiter_id'
  | 'source'
  | 'source_id'
  | 'function_ids'
  | 'created_at'
  | 'updated_at'
  | 'closed_at'
  | 'description_html'
  | 'benefits'
  | 'screening_questions'
  | 'external_url'
  | 'content_hash'
  | 'visa_sponsorship'
  | 'removed_at'
>;
type StoredCompany = Pick<Selectable<CompanyTable>, 'id' | 'slug' | 'name' | 'logo_url' | 'is_verified'>;

export function toJobCard(job: StoredCard, company: StoredCompany, { country, language }: Market): JobCard {
  const tag = language.value;
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    language: job.language,
    company: {
      id: company.id,
      slug: company.slug,
      name: company.name,
      logo_url: company.logo_url,
      is_verified: company.is_verified,
      identicon: companyIdenticon(company.name),
    },
    country_key: job.country_key,
    locations: locationOptions(job.location_ids, tag),
    other_places: job.other_places,
    salary: salaryInMarket(job, country.currency),
    job_type: flatOption('job_types', job.job_type_id, tag),
    xp_lvl: flatOption('xp_lvls', job.xp_lvl_id, tag, country.key),
    degree: flatOption('degrees', job.degree_id, tag),
    work_arrangement: flatOption('work_arrangements', job.work_arrangement_id, tag),
    category: categoryOption(job.category_id, tag),
    skills: job.skills,
    snippet: job.snippet,
    posted_at: toSeconds(job.posted_at),
    reposted_at: job.reposted_at === null ? null : toSeconds(job.reposted_at),
    valid_through: job.valid_through === null ? null : toSeconds(job.valid_through),
    status: jobStatus.parse(job.status),
    is_web3: job.is_web3,
    apply_mode: applyMode.parse(job.apply_mode),
    applicant_countries: job.applicant_countries,
    excluded_countries: job.excluded_countries,
    time_zone: job.time_zone,
    shared_hours: job.time_zone === null ? null : hoursWithMarket(job.time_zone, country.key),
    ...officeHoursOnCard(job.country_key, country.key),
  };
}
