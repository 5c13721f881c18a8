import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';

/** Countries as ISO 3166 alpha-2, lower case. */
export interface JobEligibility {
  /** Applicants must be allowed to work in one of them; empty for anybody. */
  applicant_countries: readonly string[];
  /** Excluded countries: applicants who may work in no other country are refused. */
  excluded_countries: readonly string[];
}

export type Eligibility = 'fits' | 'unknown' | 'not_open' | 'excluded';

/** Whether a job takes somebody who may work in the countries of `own`; `unknown` where they named none. */
export function eligibilityOf(job: JobEligibility, own: readonly string[]): Eligibility {
  const { applicant_countries: open, excluded_countries: excluded } = job;
  if (open.length + excluded.length === 0) return 'fits';
  if (own.length === 0) return 'unknown';
  const left = own.filter((country) => !excluded.includes(country));
  if (left.length === 0) return 'excluded';
  return open.length === 0 || left.some((country) => open.includes(country)) ? 'fits' : 'not_open';
}

/** Refuses who says that they may not work where the job wants it. What nobody said stands in nobody's way. */
export async function checkEligible(tx: Db, accountId: number, job: JobEligibility): Promise<void> {
  const { work_eligibility } = await tx
    .selectFrom('accounts')
    .select('work_eligibility')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const eligibility = eligibilityOf(job, work_eligibility);
  if (eligibility === 'not_open') throw new ApiError(errorCode.notEligible);
  if (eligibility === 'excluded') throw new ApiError(errorCode.countryExcluded);
}
