import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { isSameJob } from '../duplicates/same-job.ts';
import { importTables, type JobSourceTable } from './import-tables.ts';

/** A new advertisement. `job` is the id of a stored job or another advertisement of this batch. */
export interface NewSource extends Omit<JobSourceTable, 'job_id' | 'seen_at' | 'gone_at'> {
  draft: JobDraft;
  job: number | NewSource;
}

type StoredSource = Pick<JobSourceTable, 'job_id' | 'country_key' | 'block_key' | 'fingerprint' | 'detail'>;

/** Assigns each new advertisement that is a near-duplicate of an earlier one to that one's job. Returns how many. */
export async function mergeDuplicates(tx: Db, fresh: readonly NewSource[]): Promise<number> {
  const blocks = new Map<number, (NewSource | StoredSource)[]>();
  const stored = await importTables(tx)
    .selectFrom('job_sources')
    .select(['job_id', 'country_key', 'block_key', 'fingerprint', 'detail'])
    .where(sql<boolean>`block_key = any(${fresh.map((one) => one.block_key)}::bigint[])`)
    .orderBy('job_id')
    .execute();
  const add = (one: NewSource | StoredSource) => {
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
