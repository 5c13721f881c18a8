import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { checkJobOpen } from '../jobs/check-job-open.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';

export interface NewInterest {
  /** The account that acts for the recruiter. */
  actorId: number;
  applicationId: number;
  jobId: number;
  note: string | undefined;
  now: Date;
}

/**
 * Stores the suggestion of another job of the company, idempotent, and publishes it to the person's tabs. Errors:
 * application not shared (42021), another company's or a closed job (40004), already applied (40009).
 */
export async function showInterest(
  db: Db,
  { actorId, applicationId, jobId, note, now }: NewInterest,
): Promise<{ id: number; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const application = await tx
      .selectFrom('applications as a')
      .innerJoin('jobs as j', 'j.id', 'a.job_id')
      .select(['a.account_id', 'a.recruiter_id', 'a.is_shared', 'j.company_id'])
      .where('a.id', '=', applicationId)
      .where('a.recruiter_id', 'in', representedRecruiters(actorId))
      .where(recruiterNotBlocked('a.account_id', 'a.recruiter_id'))
      .forUpdate('a')
      .executeTakeFirst();
    if (application?.recruiter_id == null) throw new ApiError(errorCode.notFound);
    if (!application.is_shared) throw new ApiError(errorCode.notShared);
    const { account_id } = application;
    const known = await tx
      .selectFrom('interests')
      .select('id')
      .where('account_id', '=', account_id)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (known !== undefined) return { id: known.id, isNew: false };
    await checkOffer(tx, { jobId, companyId: application.company_id, accountId: account_id, now });
    const created = await tx
      .insertInto('interests')
      .values({
        ...{ account_id, recruiter_id: application.recruiter_id, application_id: applicationId },
        ...{ job_id: jobId, note: note ?? null, at: now },
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'job_id']).doUpdateSet({ job_id: jobId }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await publish(tx, { kind: 'application', application_id: applicationId, audience: [account_id] });
    return { id: created.id, isNew: true };
  });
}

interface Offer {
  jobId: number;
  companyId: number;
  accountId: number;
  now: Date;
}

async function checkOffer(tx: Db, { jobId, companyId, accountId, now }: Offer): Promise<void> {
  const job = await tx
    .selectFrom('jobs')
    .select(['title', 'status', 'valid_through'])
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (job === undefined) throw new ApiError(errorCode.notFound);
  checkJobOpen(job, now);
  const applied = await tx
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    // Tracked applications to other sites are private to their owner.
    .where('external_host', 'is', null)
    .executeTakeFirst();
  if (applied !== undefined) throw new ApiError(errorCode.staleVersion);
}
