import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { canWithdraw } from '../application-status/application-label.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';

/** Takes an application back while nobody has decided (else 40016). Taking it back twice is taking it back once. */
export async function withdraw(
  db: Db,
  { accountId, jobId, now }: { accountId: number; jobId: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('applications')
      .select(['id', 'status', 'recruiter_id'])
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    if (row.status === 'withdrawn') return;
    if (!canWithdraw(row)) throw new ApiError(errorCode.cannotWithdraw);
    await tx
      .updateTable('applications')
      .set({ status: 'withdrawn', updated_at: now })
      .where('id', '=', row.id)
      .execute();
    await tx
      .insertInto('application_steps')
      .values({ application_id: row.id, at: now, actor: 'jobseeker', event: 'withdrawn' })
      .execute();
    const recruiters = row.recruiter_id === null ? [] : await audienceOf(tx, row.recruiter_id);
    await publish(tx, {
      kind: 'application',
      application_id: row.id,
      audience: [accountId, ...recruiters],
    });
  });
}
