import type { SavedJob, SavedShow } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { SavedJobsTable } from '../../database/tables/application-tables.ts';
import { publish } from '../../events/publish.ts';
import type { Market } from '../../http/market-plugin.ts';
import { toSeconds } from '../common/seconds.ts';
import { findJobCards, shownStatus } from '../jobs/job-repository.ts';

/** Saves a job, once, and publishes it to the person's open tabs. */
export async function insertSavedJob(
  db: Db,
  { accountId, jobId, savedAt }: { accountId: number; jobId: number; savedAt: Date },
): Promise<{ isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const job = await tx.selectFrom('jobs').select('id').where('id', '=', jobId).executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    const row = await tx
      .insertInto('saved_jobs')
      .values({ account_id: accountId, job_id: jobId, saved_at: savedAt })
      .onConflict((conflict) => conflict.columns(['account_id', 'job_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) await publishSaved(tx, accountId, jobId, true);
    return { isNew: row !== undefined };
  });
}

/** Deletes a saved job; deleting one that is not there is no failure. */
export async function deleteSavedJob(db: Db, accountId: number, jobId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('saved_jobs')
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) await publishSaved(tx, accountId, jobId, false);
  });
}

const publishSaved = (tx: Db, accountId: number, jobId: number, isSaved: boolean) =>
  publish(tx, { kind: 'saved', job_id: jobId, is_saved: isSaved, audience: [accountId] });

export async function isSaved(db: Db, accountId: number, jobId: number): Promise<boolean> {
  const row = await db
    .selectFrom('saved_jobs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findSavedJob(
  db: Db,
  market: Market,
  accountId: number,
  jobId: number,
): Promise<SavedJob> {
  const row = await db
    .selectFrom('saved_jobs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  const [saved] = row === undefined ? [] : await toSavedJobs(db, market, accountId, [row]);
  if (saved === undefined) throw new ApiError(errorCode.notFound);
  return saved;
}

export interface SavedJobPage {
  show?: SavedShow | undefined;
  /** 1 latest saved first, 2 newest job first. */
  sort: number;
  page: number;
  size: number;
}

export async function findSavedJobs(
  db: Db,
  market: Market,
  accountId: number,
  { show, sort, page, size }: SavedJobPage,
): Promise<{ saved_jobs: SavedJob[]; total: number; counts: Record<SavedShow, number> }> {
  const group = sql<SavedShow>`case when exists (
      select from applications a where a.account_id = saved_jobs.account_id and a.job_id = saved_jobs.job_id
        and a.status <> 'withdrawn') then 'applied'
    when ${shownStatus} = 'closed' then 'closed' else 'open' end`;
  const own = db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .where('account_id', '=', accountId);
  const counts = { open: 0, applied: 0, closed: 0 };
  const counted = await own
    .select([group.as('name'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { name, count } of counted) counts[name] = count;
  const total = show === undefined ? counts.open + counts.applied + counts.closed : counts[show];
  const rows = await own
    .selectAll('saved_jobs')
    .$if(show !== undefined, (query) => query.where(group, '=', show ?? 'open'))
    .orderBy(sort === 2 ? 'jobs.posted_at' : 'saved_at', 'desc')
    .orderBy('saved_jobs.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { saved_jobs: await toSavedJobs(db, market, accountId, rows), total, counts };
}

async function toSavedJobs(
  db: Db,
  market: Market,
  accountId: number,
  rows: Selectable<SavedJobsTable>[],
): Promise<SavedJob[]> {
  if (rows.length === 0) return [];
  const jobIds = rows.map((row) => row.job_id);
  const [cards, applications] = await Promise.all([
    findJobCards(db, jobIds, market),
    db
      .selectFrom('applications')
      .select(['id', 'job_id'])
      .where('account_id', '=', accountId)
      .where('job_id', 'in', jobIds)
      .where('status', '!=', 'withdrawn')
      .execute(),
  ]);
  const applicationOf = new Map(applications.map((row) => [row.job_id, row.id]));
  return rows.flatMap((row) => {
    const job = cards.get(row.job_id);
    if (job === undefined) return [];
    return {
      id: row.id,
      job,
      saved_at: toSeconds(row.saved_at),
      application_id: applicationOf.get(row.job_id) ?? null,
    };
  });
}
