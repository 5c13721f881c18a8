import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';

/** Applications for jobs that the account acts for, whose recruiter still works for the job's company. */
export const ownApplicants = (db: Db, accountId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('recruiters', 'recruiters.account_id', 'applications.recruiter_id')
    .whereRef('recruiters.company_id', '=', 'jobs.company_id')
    .where('applications.recruiter_id', 'in', representedRecruiters(accountId))
    .where(notBlocked('applications.account_id', 'jobs.company_id'));

/** One of them, locked; not found for any other. */
export async function lockApplicant(tx: Db, accountId: number, id: number) {
  const row = await ownApplicants(tx, accountId)
    .select(['applications.id', 'applications.status', 'applications.recruiter_id'])
    .select(['jobs.id as job_id', 'jobs.company_id'])
    .where('applications.id', '=', id)
    .forUpdate('applications')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}
