import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { recordJobStatus } from '../../domain/applications/record-job-status.ts';

/** Runs `work`, then records and publishes to the applicants which of these jobs it closed or reopened. */
export async function publishingStatusChanges(
  tx: Db,
  jobIds: readonly number[],
  work: () => Promise<void>,
): Promise<void> {
  const before = await statusOf(tx, jobIds);
  await work();
  const after = await statusOf(tx, [...before.keys()]);
  const moved = (status: string) =>
    [...after].filter(([id, now]) => now === status && before.get(id) !== status).map(([id]) => id);
  const now = new Date();
  await recordJobStatus(tx, moved('closed'), 'closed', { actor: 'system', now });
  await recordJobStatus(tx, moved('open'), 'open', { actor: 'system', now });
}

async function statusOf(tx: Db, jobIds: readonly number[]): Promise<Map<number, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('id', '=', anyIdOf(jobIds))
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
