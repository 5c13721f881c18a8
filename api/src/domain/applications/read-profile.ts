import type { SentProfile } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { readSentEntries } from '../profile-entries/sent-entries.ts';
import {
  type Eligibility,
  eligibilityOf,
  findOwnCountries,
  jobPlaceColumns,
  type WorkPermit,
  workPermitOf,
} from './work-eligibility.ts';

/** The person's profile as sent to employers. */
export async function readProfile(db: Db, accountId: number, companyName: string): Promise<SentProfile> {
  const profile = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'avatar_url', 'headline', 'location', 'summary'])
    .select(['working_since', 'notice_period_id', 'user_identity_id', 'job_seeking_status_id'])
    .select('work_eligibility')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...profile, ...(await readSentEntries(db, accountId, companyName)) };
}

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
