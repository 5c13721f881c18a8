import type { ScreeningQuestion } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FilterDocument } from '../../search-filters/filter-columns.ts';

type Json<T> = ColumnType<T, string, string>;
type Timestamp = Date;

export interface CompanyTable {
  id: GeneratedAlways<number>;
  source: string;
  source_key: string;
  slug: string;
  name: string;
  country_key: string;
  logo_url: string | null;
  is_verified: boolean;
  industry_id: number | null;
  size_id: number | null;
  website: string | null;
  about_html: string;
  language: string;
  founded_year: number | null;
  /** Location id of the company's headquarters. */
  location_id: Generated<number | null>;
  financing_stage_id: Generated<number | null>;
  benefit_ids: Generated<number[]>;
  culture_ids: Generated<number[]>;
  /** In the same language as `about_html`. */
  culture_html: Generated<string>;
  registration_verified_at: Generated<Timestamp | null>;
  website_verified_at: Generated<Timestamp | null>;
  address_verified_at: Generated<Timestamp | null>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface CompanyLogoTable {
  company_id: number;
  /** In its address: 32 hexadecimal digits of the picture's SHA-256. */
  key: string;
  png: Buffer;
  updated_at: Generated<Timestamp>;
}

export interface JobTable {
  id: GeneratedAlways<number>;
  source: string;
  source_id: string;
  country_key: string;
  language: string;
  title: string;
  slug: string;
  company_id: number;
  /** The recruiter's account; null for a job without a recruiter on the platform. */
  recruiter_id: number | null;
  location_ids: number[];
  /** Places as written, for those that are not in the location list. */
  other_places: string[];
  category_id: number | null;
  function_ids: number[];
  job_type_id: number | null;
  xp_lvl_id: number | null;
  degree_id: number | null;
  work_arrangement_id: number | null;
  salary_currency: string | null;
  salary_period: string | null;
  salary_min: number | null;
  salary_max: number | null;
  skills: string[];
  description_html: string;
  snippet: string;
  benefits: string[];
  screening_questions: Json<ScreeningQuestion[]>;
  apply_mode: string;
  external_url: string | null;
  is_web3: boolean;
  status: string;
  posted_at: Timestamp;
  reposted_at: Timestamp | null;
  closed_at: Timestamp | null;
  valid_through: Timestamp | null;
  /** When a decision on reports removed it: such a job stays closed. */
  removed_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** ISO 3166 alpha-2, lower case: applicants must be allowed to work in one of them; empty for anybody. */
  applicant_countries: Generated<string[]>;
  excluded_countries: Generated<string[]>;
  /** Whether the employer arranges a work visa; null where the advertisement does not say. */
  visa_sponsorship: Generated<boolean | null>;
  /** IANA name; null for that of the job's country. */
  time_zone: Generated<string | null>;
  content_hash: Buffer;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface JobTitleTable {
  id: GeneratedAlways<number>;
  country_key: string;
  title_key: string;
  value: string;
}

/** One row: see the migration that makes it. */
export interface SearchIndexTable {
  fingerprint: string | null;
  last_job_id: number;
  is_complete: boolean;
}

/**
 * One row for each job that is listed or was until recently. Written by `intake/index-jobs.ts` only. The columns of filters:
 * `search-filters/filter-columns.ts`.
 */
export interface SearchDocumentTable extends FilterDocument {
  country_key: string;
  job_id: number;
  title_id: number;
  listed_at: Timestamp;
  removed_at: Timestamp | null;
  expires_at: Timestamp | null;
  posted_at: Timestamp;
  terms: string;
  head: string;
  salary_low: number | null;
  salary_high: number | null;
}

export interface SearchWordTable {
  country_key: string;
  word: string;
  shown: string;
  spellings: string[];
}

export interface OccupationTitleTable {
  id: Generated<number>;
  source: string;
  group_code: string;
  title: string;
  concept: string | null;
  description: string | null;
}

export interface CompanyNameTable {
  country_key: string;
  company_id: number;
  name_key: string;
}

export interface HotSearchTable {
  country_key: string;
  title_id: number;
  day: string;
  searches: number;
}

export interface HotSearchSaltTable {
  day: string;
  salt: Buffer;
}

export interface HotSearchVisitorTable {
  day: string;
  visitor: Buffer;
  title_id: number;
}

export interface SourceFillTable {
  source: string;
  version: string;
  jobs: number;
  filled_at: Timestamp;
}

export interface JobViewTable {
  job_id: number;
  account_id: number | null;
  device: string;
  device_uuid: string | null;
  source: string | null;
  viewed_at: Generated<Timestamp>;
}

export interface ExternalClickTable {
  job_id: number;
  account_id: number | null;
  device: string;
  device_uuid: string | null;
  source: string | null;
  clicked_at: Generated<Timestamp>;
}

export interface JobTables {
  companies: CompanyTable;
  company_logos: CompanyLogoTable;
  jobs: JobTable;
  job_titles: JobTitleTable;
  search_documents: SearchDocumentTable;
  search_index: SearchIndexTable;
  search_words: SearchWordTable;
  occupation_titles: OccupationTitleTable;
  company_names: CompanyNameTable;
  hot_searches: HotSearchTable;
  hot_search_salts: HotSearchSaltTable;
  hot_search_visitors: HotSearchVisitorTable;
  source_fills: SourceFillTable;
  job_views: JobViewTable;
  external_clicks: ExternalClickTable;
}
