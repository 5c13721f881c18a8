import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { type ComparedPay, isSameJob } from '../duplicates/same-job.ts';
import { importTables, type JobSourceTable } from './import-tables.ts';

/** A new advertisement. `job` is the id of a stored job or another advertisement of this batch. */
export interface NewSource extends Omit<JobSourceTable, 'job_id' | 'seen_at' | 'gone_at'> {
  draft: JobDraft;
  job: number | NewSource;
  pay: ComparedPay;
  /** Whether the ids of its feed are the employer's, so that two of them are two openings. */
  hasRequisitions: boolean;
}

const comparedColumns = [
  'source_key',
  'feed',
  'job_id',
  'country_key',
  'block_key',
  'fingerprint',
  'detail',
  'location_ids',
] as const;
type StoredSource = Pick<JobSourceTable, (typeof comparedColumns)[number]> & { pay: ComparedPay };

/** Assigns each new advertisement that is a near-duplicate of an earlier one to that one's job. Returns how many. */
export async function mergeDuplicates(tx: Db, fresh: readonly NewSource[]): Promise<number> {
  const blocks = new Map<number, (NewSource | StoredSource)[]>();
  const add = (one: NewSource | StoredSource) => {
    blocks.set(one.block_key, [...(blocks.get(one.block_key) ?? []), one]);
  };
  for (const one of await findStored(tx, fresh)) add(one);
  let merged = 0;
  for (const one of fresh) {
    const twin = blocks
      .get(one.block_key)
      ?.find((other) => other.country_key === one.country_key && isSameJob(one, other, one));
    if (twin) {
      one.job = 'draft' in twin ? (twin.is_primary ? twin : twin.job) : twin.job_id;
      one.is_primary = false;
      merged++;
    } else one.job = one;
    add(one);
  }
  return merged;
}

async function findStored(tx: Db, fresh: readonly NewSource[]): Promise<StoredSource[]> {
  const stored = await importTables(tx)
    .selectFrom('job_sources')
    .select(comparedColumns)
    .where(sql<boolean>`block_key = any(${fresh.map((one) => one.block_key)}::bigint[])`)
    .orderBy('job_id')
    .execute();
  const jobs = await tx
    .selectFrom('jobs')
    .select(['id', 'salary_currency', 'salary_period', 'salary_min', 'salary_max'])
    .where(sql<boolean>`id = any(${stored.map((one) => one.job_id)}::bigint[])`)
    .execute();
  const pays = new Map(jobs.map((job) => [job.id, payOfRow(job)]));
  return stored.map((one) => ({ ...one, pay: pays.get(one.job_id) ?? null }));
}

interface PayColumns {
  salary_currency: string | null;
  salary_period: string | null;
  salary_min: number | null;
  salary_max: number | null;
}

const payOfRow = (job: PayColumns): ComparedPay =>
  job.salary_currency === null || job.salary_period === null
    ? null
    : [job.salary_currency, job.salary_period, job.salary_min, job.salary_max];
