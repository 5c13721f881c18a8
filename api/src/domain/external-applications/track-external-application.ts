import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { findActiveApplication } from '../applications/application-repository.ts';
import { lockAccount } from '../common/idempotency.ts';

export interface ExternalApplication {
  accountId: number;
  jobId: number;
  appliedAt: Date;
}

/**
 * Tracks an external application, idempotent; resolves with its id. Not found for a job without external applications.
 * Call it in a transaction.
 */
export async function trackExternalApplication(
  tx: Db,
  { accountId, jobId, appliedAt }: ExternalApplication,
): Promise<number> {
  await lockAccount(tx, accountId);
  const active = await findActiveApplication(tx, accountId, jobId, 'elsewhere');
  if (active !== null) return active;
  const job = await tx.selectFrom('jobs').select('external_url').where('id', '=', jobId).executeTakeFirst();
  if (job === undefined || job.external_url === null) throw new ApiError(errorCode.notFound);
  const { id } = await tx
    .insertInto('applications')
    .values({
      account_id: accountId,
      job_id: jobId,
      first_message: '',
      screening_answers: '[]',
      external_host: new URL(job.external_url).host,
      source: 'web',
      applied_at: appliedAt,
      updated_at: appliedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('application_steps')
    .values({ application_id: id, at: appliedAt, actor: 'jobseeker', event: 'applied' })
    .execute();
  await publish(tx, { kind: 'application', application_id: id, audience: [accountId] });
  return id;
}

/** Stops tracking it; does nothing if it is not tracked. An application on this site is kept. */
export async function untrackExternalApplication(tx: Db, accountId: number, jobId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('applications')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('external_host', 'is not', null)
    .returning('id')
    .execute();
  for (const { id } of gone)
    await publish(tx, { kind: 'application', application_id: id, audience: [accountId] });
}
