import type { SentProfile } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { readProfile } from './read-profile.ts';
import {
  type Eligibility,
  eligibilityOf,
  findOwnCountries,
  jobPlaceColumns,
  type WorkPermit,
  workPermitOf,
} from './work-eligibility.ts';

/** Preview of the profile for the employer of a job, with the caller's eligibility; not found without the job. */
export async function previewApplication(
  db: Db,
  { accountId, jobId }: { accountId: number; jobId: number },
): Promise<{ profile: SentProfile; eligibility: Eligibility; countries: string[]; work_permit: WorkPermit }> {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('companies.name')
    .select(jobPlaceColumns)
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  if (job === undefined) throw new ApiError(errorCode.notFound);
  const profile = await readProfile(db, accountId, job.name);
  const countries = await findOwnCountries(db, accountId);
  return {
    profile,
    eligibility: eligibilityOf(job, countries),
    countries,
    work_permit: workPermitOf(job, countries),
  };
}
