import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { workArrangements } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';

/** Countries as ISO 3166 alpha-2, lower case. */
export interface JobEligibility {
  /** Applicants must be allowed to work in one of them; empty for anybody. */
  applicant_countries: readonly string[];
  /** Excluded countries: applicants who may work in no other country are refused. */
  excluded_countries: readonly string[];
}

export interface JobPlace extends JobEligibility {
  country_key: string;
  work_arrangement_id: number | null;
  visa_sponsorship: boolean | null;
}

export type Eligibility = 'fits' | 'unknown' | 'not_open' | 'excluded';
export type WorkPermit = 'not_needed' | 'sponsored' | 'unsaid';

export const jobPlaceColumns = [
  'jobs.country_key',
  'work_arrangement_id',
  'applicant_countries',
  'excluded_countries',
  'visa_sponsorship',
] as const;

const remote = workArrangements.find(({ key }) => key === 'remote')?.id;

/** Whether a job accepts somebody with work eligibility in the countries of `own`; `unknown` without any. */
export function eligibilityOf(job: JobEligibility, own: readonly string[]): Eligibility {
  const { applicant_countries: open, excluded_countries: excluded } = job;
  if (open.length + excluded.length === 0) return 'fits';
  if (own.length === 0) return 'unknown';
  const left = own.filter((country) => !excluded.includes(country));
  if (left.length === 0) return 'excluded';
  return open.length === 0 || left.some((country) => open.includes(country)) ? 'fits' : 'not_open';
}

/**
 * Whether an eligible person needs a work permit for the job's country, and who arranges it. Not for jobs with listed
 * applicant countries, nor for people without listed countries.
 */
export function workPermitOf(job: JobPlace, own: readonly string[]): WorkPermit {
  const isAbroad =
    job.work_arrangement_id !== remote &&
    job.country_key !== 'others' &&
    own.length > 0 &&
    !own.includes(job.country_key);
  if (!isAbroad || eligibilityOf(job, own) !== 'fits') return 'not_needed';
  if (job.visa_sponsorship === true) return 'sponsored';
  return job.applicant_countries.length > 0 ? 'not_needed' : 'unsaid';
}

/** The countries that a person may work in by their profile. In their own country nobody needs a permit. */
export async function findOwnCountries(db: Db, accountId: number): Promise<string[]> {
  const { work_eligibility, nationality } = await db
    .selectFrom('accounts')
    .select(['work_eligibility', 'nationality'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return [...new Set([...work_eligibility, ...(nationality === null ? [] : [nationality])])];
}

/** Throws if the profile excludes the person. Missing data does not exclude. */
export async function checkEligible(tx: Db, accountId: number, job: JobEligibility): Promise<void> {
  const eligibility = eligibilityOf(job, await findOwnCountries(tx, accountId));
  if (eligibility === 'not_open') throw new ApiError(errorCode.notEligible);
  if (eligibility === 'excluded') throw new ApiError(errorCode.countryExcluded);
}
