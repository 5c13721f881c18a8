import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { findBlockedIds } from '../blocked-companies/blocked-company-repository.ts';
import { checkJobOpen } from '../jobs/check-job-open.ts';
import { findCompanyRecruiter } from '../recruiters/recruiter-repository.ts';

/** The job and the recruiter who receives its applications. The row is locked, so that the job cannot close meanwhile. */
export async function lockOpenJob(tx: Db, jobId: number, now: Date) {
  const job = await tx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'title', 'status', 'apply_mode', 'company_id', 'recruiter_id'])
    .select(['screening_questions', 'valid_through', 'companies.name as company_name'])
    .select(['applicant_countries', 'excluded_countries'])
    .where('jobs.id', '=', jobId)
    .forShare('jobs')
    .executeTakeFirst();
  if (job === undefined) throw new ApiError(errorCode.notFound);
  checkJobOpen(job, now);
  const recruiterId = job.recruiter_id ?? (await findCompanyRecruiter(tx, job.company_id));
  if (job.apply_mode === 'external' || recruiterId === null)
    throw new ApiError(errorCode.externalApplication);
  return { ...job, recruiter_id: recruiterId };
}

/** An account by phone begins without a name; employers get no application without one. */
export async function checkNamed(tx: Db, accountId: number): Promise<void> {
  const { first_name: name } = await tx
    .selectFrom('accounts')
    .select('first_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (name.trim() === '') throw new ApiError(errorCode.nameMissing);
}

/** A company that the person has blocked gets no application. */
export async function checkNotBlocked(tx: Db, accountId: number, companyId: number): Promise<void> {
  const blocked = await findBlockedIds(tx, accountId);
  if (blocked.includes(companyId)) throw new ApiError(errorCode.companyBlocked);
}
