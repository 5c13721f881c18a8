import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';

/** Grants or revokes the employer's access; a withdrawn application stays closed (40016). */
export async function setSharing(
  db: Db,
  { accountId, id, isShared }: { accountId: number; id: number; isShared: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('applications')
      .select(['status', 'recruiter_id', 'is_shared'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    if (row.is_shared === isShared) return;
    if (row.status === 'withdrawn') throw new ApiError(errorCode.cannotWithdraw);
    await tx.updateTable('applications').set({ is_shared: isShared }).where('id', '=', id).execute();
    const recruiters = row.recruiter_id === null ? [] : await audienceOf(tx, row.recruiter_id);
    await publish(tx, { kind: 'application', application_id: id, audience: [accountId, ...recruiters] });
  });
}
