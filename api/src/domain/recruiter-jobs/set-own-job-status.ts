import type { JobStatus } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { setJobStatus } from '../../intake/job-intake.ts';
import { recordJobStatus } from '../applications/record-job-status.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';

/**
 * Closes, holds or reopens a job that `accountId` is responsible for, and publishes it to its applicants. 40005 for one
 * that was removed after reports.
 */
export async function setOwnJobStatus(
  db: Db,
  { accountId, jobId, status, now }: { accountId: number; jobId: number; status: JobStatus; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await tx
      .selectFrom('jobs')
      .select(['id', 'status', 'removed_at'])
      .where('id', '=', jobId)
      .where((eb) =>
        eb.or([
          eb('recruiter_id', 'in', representedRecruiters(accountId)),
          eb.and([
            eb('recruiter_id', 'is', null),
            eb(
              'company_id',
              'in',
              eb
                .selectFrom('recruiters')
                .select('company_id')
                .where('account_id', 'in', representedRecruiters(accountId)),
            ),
          ]),
        ]),
      )
      .forUpdate()
      .executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    if (job.status === status) return;
    if (job.removed_at !== null) throw new ApiError(errorCode.noPermission);
    await setJobStatus(tx, jobId, status, now);
    await recordJobStatus(tx, [jobId], status, { actor: 'recruiter', now });
  });
}
