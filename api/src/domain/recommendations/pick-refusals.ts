import type { PickRefusalReason } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';

interface Refused {
  accountId: number;
  jobId: number;
}

/** Dismisses a job; repeating it with another reason replaces the reason. Not found for an unknown job. */
export async function storeRefusal(
  db: Db,
  { accountId, jobId, reason, now }: Refused & { reason: PickRefusalReason; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await tx.selectFrom('jobs').select('id').where('id', '=', jobId).executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    await tx
      .insertInto('pick_refusals')
      .values({ account_id: accountId, job_id: jobId, reason, at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'job_id']).doUpdateSet({ reason }))
      .execute();
    await publish(tx, { kind: 'pick', audience: [accountId] });
  });
}

/** Restores a dismissed job; idempotent. */
export async function deleteRefusal(db: Db, { accountId, jobId }: Refused): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('pick_refusals')
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .execute();
    await publish(tx, { kind: 'pick', audience: [accountId] });
  });
}
