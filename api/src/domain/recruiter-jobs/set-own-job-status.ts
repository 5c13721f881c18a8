import type { JobStatus } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { setJobStatus } from '../../intake/job-intake.ts';
import { recordJobStatus } from '../applications/record-job-status.ts';
import { lockCompany } from '../company-members/membership.ts';
import { employerSource } from '../company-members/register-company.ts';
import { lockOwnJob } from './own-jobs.ts';
import { refuseTooMany } from './post-job.ts';

/**
 * Closes, holds or reopens a job that `accountId` is responsible for, and publishes it to its applicants. 40005 for one
 * that was removed after reports, 42357 where the company may have no more open.
 */
export async function setOwnJobStatus(
  db: Db,
  { accountId, jobId, status, now }: { accountId: number; jobId: number; status: JobStatus; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(tx, accountId, jobId);
    if (job.status === status) return;
    if (job.removed_at !== null) throw new ApiError(errorCode.noPermission);
    if (status === 'open' && job.source === employerSource) {
      await lockCompany(tx, job.company_id);
      await refuseTooMany(tx, job.company_id);
    }
    await setJobStatus(tx, jobId, status, now);
    await recordJobStatus(tx, [jobId], status, { actor: 'recruiter', now });
  });
}
