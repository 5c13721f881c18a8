import type { Db } from '../../database/pools.ts';
import { findBlockedIds } from '../blocked-companies/blocked-company-repository.ts';

/** More are hardly ever needed, and keep the answer small: some 40 KB at most before compression. */
const maxIds = 5_000;

export interface JobFlags {
  saved_job_ids: number[];
  applications: { id: number; job_id: number }[];
  withdrawn: { id: number; job_id: number }[];
  blocked_company_ids: number[];
}

/** Ids of the jobs that an account saved, applied for, or withdrew from without applying again; latest first. */
export async function findJobFlags(db: Db, accountId: number): Promise<JobFlags> {
  const [saved, applications, blocked] = await Promise.all([
    db
      .selectFrom('saved_jobs')
      .select('job_id')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(maxIds)
      .execute(),
    db
      .selectFrom('applications')
      .select(['id', 'job_id', 'status'])
      .distinctOn('job_id')
      .where('account_id', '=', accountId)
      .orderBy('job_id')
      .orderBy('id', 'desc')
      .execute(),
    findBlockedIds(db, accountId),
  ]);
  const latest = applications.sort((a, b) => b.id - a.id).slice(0, maxIds);
  const idsOf = (isWithdrawn: boolean) =>
    latest.flatMap(({ id, job_id, status }) =>
      (status === 'withdrawn') === isWithdrawn ? [{ id, job_id }] : [],
    );
  return {
    saved_job_ids: saved.map(({ job_id }) => job_id),
    applications: idsOf(false),
    withdrawn: idsOf(true),
    blocked_company_ids: blocked,
  };
}
