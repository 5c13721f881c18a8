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

/** Whether a job takes somebody who may work in the countries of `own`; `unknown` where they named none. */
export function eligibilityOf(job: JobEligibility, own: readonly string[]): Eligibility {
  const { applicant_countries: open, excluded_countries: excluded } = job;
  if (open.length + excluded.length === 0) return 'fits';
  if (own.length === 0) return 'unknown';
  const left = own.filter((country) => !excluded.includes(country));
  if (left.length === 0) return 'excluded';
  return open.length === 0 || left.some((country) => open.includes(country)) ? 'fits' : 'not_open';
}

/**
 * Whether somebody whom the job takes needs a permit to work where it is done, and who gets it. A job that names the
 * countries of its applicants takes them as they are; nobody who names no country is asked for a permit.
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

/** Refuses who says that they may not work where the job wants it. What nobody said stands in nobody's way. */
export async function checkEligible(tx: Db, accountId: number, job: JobEligibility): Promise<void> {
  const eligibility = eligibilityOf(job, await findOwnCountries(tx, accountId));
  if (eligibility === 'not_open') throw new ApiError(errorCode.notEligible);
  if (eligibility === 'excluded') throw new ApiError(errorCode.countryExcluded);
}
