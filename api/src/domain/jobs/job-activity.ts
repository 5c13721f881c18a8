import type { deviceReport } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { checkJobOpen } from './check-job-open.ts';

export interface Activity extends z.infer<typeof deviceReport> {
  jobId: number;
  /** Null for a visitor without an account. */
  accountId: number | null;
  now: Date;
}

const columnsOf = (activity: Activity) => ({
  job_id: activity.jobId,
  account_id: activity.accountId,
  device: activity.device,
  device_uuid: activity.device_uuid?.replaceAll('\u0000', '') ?? null,
  source: activity.source?.replaceAll('\u0000', '') ?? null,
});

async function findJob(db: Db, id: number) {
  const job = await db
    .selectFrom('jobs')
    .select(['title', 'status', 'external_url', 'valid_through'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (job === undefined) throw new ApiError(errorCode.notFound);
  return job;
}

/** Records that someone opened the job. */
export async function recordView(db: Db, activity: Activity): Promise<void> {
  await findJob(db, activity.jobId);
  await db
    .insertInto('job_views')
    .values({ ...columnsOf(activity), viewed_at: activity.now })
    .execute();
}

/** Records the click and returns the employer's address. Throws when the job is not open, and not found when it has no such address. */
export async function recordExternalClick(db: Db, activity: Activity): Promise<string> {
  const job = await findJob(db, activity.jobId);
  if (job.external_url === null) throw new ApiError(errorCode.notFound);
  checkJobOpen(job, activity.now);
  await db
    .insertInto('external_clicks')
    .values({ ...columnsOf(activity), clicked_at: activity.now })
    .execute();
  return job.external_url;
}

/** Whether the account has opened the job before. */
export async function hasViewed(db: Db, accountId: number, jobId: number): Promise<boolean> {
  const row = await db
    .selectFrom('job_views')
    .select('job_id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
