import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { indexJobs } from '../../intake/index-jobs.ts';
import { markFilter } from '../../search-filters/filter-marks.ts';
import { measureRecords } from './measure-records.ts';

/** Open jobs of a batch, which is one transaction. */
const batchSize = 1_000;

/** Measures all open jobs anew, for cards and the filter. Run by the queue. A batch that fails does not stop the others. */
export async function refreshRecords(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('job_records')
    .where('job_id', 'in', (eb) => eb.selectFrom('jobs').select('id').where('status', '<>', 'open'))
    .execute();
  const failures: unknown[] = [];
  for (let last = 0; ; ) {
    const jobs = await db
      .selectFrom('jobs')
      .select('id')
      .where('id', '>', last)
      .where('status', '=', 'open')
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const ids = jobs.map(({ id }) => id);
    await db
      .transaction()
      .execute((tx) => refreshRecordsOf(tx, ids, now))
      .catch((error: unknown) => failures.push(error));
    if (ids.length < batchSize) break;
    last = ids.at(-1) ?? last;
  }
  if (failures.length > 0) throw failures[0];
}

/** The same for these jobs, in the caller's transaction. Indexes those of which something else is said now, or nothing. */
export async function refreshRecordsOf(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const measured = await measureRecords(tx, ids, now);
  await lockJobs(tx, [...measured.keys()]);
  const before = await tx
    .deleteFrom('job_records')
    .where('job_id', '=', anyIdOf(ids))
    .returning(['job_id', 'postings', 'open_since', 'unanswered'])
    .execute();
  const rows = [...measured].map(([job_id, { postings, openSince: open_since, unanswered }]) => ({
    ...{ job_id, postings, open_since, unanswered },
  }));
  await insertRows(rows, (chunk) =>
    tx
      .insertInto('job_records')
      .values(chunk)
      .onConflict((conflict) => conflict.column('job_id').doNothing()),
  );
  const [known, said] = [before, rows].map(
    (records) => new Map(records.map((one) => [one.job_id, textOf(one)])),
  );
  const changed = ids.filter((id) => known?.get(id) !== said?.get(id));
  const outdated = await findOutdated(tx, ids, [...measured.keys()]);
  const wrong = [...new Set([...changed, ...outdated])];
  if (wrong.length > 0) await indexJobs(tx, wrong, now);
}

/**
 * Jobs whose search document says otherwise whether something is said of them: an API version before the filter wrote it
 * during a rolling upgrade, after the new version had indexed the job.
 */
async function findOutdated(tx: Db, ids: readonly number[], said: readonly number[]): Promise<number[]> {
  const isFresh = sql`not (job_id = ${anyIdOf(said)})`;
  const rows = await tx
    .selectFrom('search_documents')
    .select('job_id')
    .where('job_id', '=', anyIdOf(ids))
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`(is_fresh <> (${isFresh}) or (terms @@ ${`'${markFilter('is_fresh', 1)}'`}::tsquery) <> (${isFresh}))`,
    )
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** Before the records are locked, as whoever posts a job anew does: the other order is a deadlock of the two. */
const lockJobs = (tx: Db, ids: readonly number[]) =>
  tx.selectFrom('jobs').select('id').where('id', '=', anyIdOf(ids)).orderBy('id').forKeyShare().execute();

interface SaidOfJob {
  postings: number | null;
  open_since: Date | null;
  unanswered: number | null;
}

const textOf = ({ postings, open_since, unanswered }: SaidOfJob): string =>
  JSON.stringify([postings, open_since, unanswered]);
