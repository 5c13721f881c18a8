import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { isSameJob } from '../duplicates/same-job.ts';
import { importTables, type JobSourceTable } from './import-tables.ts';
import { readDrafts } from './stored-job.ts';

/** An advertisement on its way into the database. `job` is one that is stored, or a new one of this batch. */
export interface Arrival extends Omit<JobSourceTable, 'job_id' | 'seen_at'> {
  draft: JobDraft;
  job: number | Arrival;
}

type StoredSource = Pick<JobSourceTable, 'job_id' | 'country_key' | 'block_key' | 'fingerprint' | 'detail'>;

/** Points each new advertisement that is near enough to an earlier one at that one's job. */
export async function settleDuplicates(tx: Db, fresh: readonly Arrival[]): Promise<number> {
  const blocks = new Map<number, (Arrival | StoredSource)[]>();
  const stored = await importTables(tx)
    .selectFrom('job_sources')
    .select(['job_id', 'country_key', 'block_key', 'fingerprint', 'detail'])
    .where(sql<boolean>`block_key = any(${fresh.map((one) => one.block_key)}::bigint[])`)
    .orderBy('job_id')
    .execute();
  const add = (one: Arrival | StoredSource) => {
    blocks.set(one.block_key, [...(blocks.get(one.block_key) ?? []), one]);
  };
  for (const one of stored) add(one);
  let merged = 0;
  for (const one of fresh) {
    const twin = blocks
      .get(one.block_key)
      ?.find((other) => other.country_key === one.country_key && isSameJob(one, other));
    if (twin) {
      one.job = 'draft' in twin ? (twin.is_primary ? twin : twin.job) : twin.job_id;
      one.is_primary = false;
      merged++;
    } else one.job = one;
    add(one);
  }
  return merged;
}

/** What a duplicate adds to its job: places, and that it is still open. Says whether it added anything. */
export function addTo(job: JobDraft, duplicate: JobDraft): boolean {
  const places = [...new Set([...job.locationIds, ...duplicate.locationIds])].sort((a, b) => a - b);
  const reopens = job.status === 'closed' && duplicate.status === 'open';
  if (places.length === job.locationIds.length && !reopens) return false;
  job.locationIds = places;
  if (reopens) Object.assign(job, { status: 'open', closedAt: null });
  return true;
}

export async function addToStored(tx: Db, duplicates: readonly Arrival[]): Promise<void> {
  const jobs = await readDrafts(tx, [...new Set(duplicates.map((one) => one.job as number))]);
  const touched = new Set<JobDraft>();
  for (const one of duplicates) {
    const job = jobs.get(one.job as number);
    if (job && addTo(job, one.draft)) touched.add(job);
  }
  if (touched.size > 0) await upsertJobs(tx, [...touched]);
}
