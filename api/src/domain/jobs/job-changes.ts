import type { JobPart } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';

/** When each part of a job was last changed, the newest first. */
export async function findJobChanges(
  db: Db,
  jobId: number,
): Promise<{ part: JobPart; changed_at: number }[]> {
  const rows = await db
    .selectFrom('job_changes')
    .select(['part', 'changed_at'])
    .where('job_id', '=', jobId)
    .orderBy('changed_at', 'desc')
    .orderBy('part')
    .execute();
  return rows.map(({ part, changed_at }) => ({ part, changed_at: toSeconds(changed_at) }));
}
