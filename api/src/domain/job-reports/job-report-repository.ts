import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { ReportReason } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import { countUnconfirmed } from '../accounts/count-unconfirmed.ts';

export interface JobReport {
  jobId: number;
  accountId: number;
  reason: ReportReason;
  details: string;
  now: Date;
}

/** Stores a report, or changes the person's earlier one of the same job, which is then undecided again. 40004 for a job that does not exist. */
export async function storeJobReport(db: Db, report: JobReport): Promise<{ isNew: boolean }> {
  const { jobId, accountId, reason, details, now } = report;
  const values = { reason_id: reason.id, category: reason.category, details, reported_at: now };
  return db.transaction().execute(async (tx) => {
    const job = await tx.selectFrom('jobs').select('id').where('id', '=', jobId).executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    const inserted = await tx
      .insertInto('job_reports')
      .values({ job_id: jobId, account_id: accountId, ...values })
      .onConflict((conflict) => conflict.columns(['job_id', 'account_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) {
      await countUnconfirmed(tx, accountId, 'reports', now);
      return { isNew: true };
    }
    await tx
      .updateTable('job_reports')
      .set({ ...values, decision_id: null })
      .where('job_id', '=', jobId)
      .where('account_id', '=', accountId)
      .execute();
    return { isNew: false };
  });
}
