import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { findBlockedIds } from '../blocked-companies/blocked-company-repository.ts';
import { findAlertPaths } from '../job-alerts/find-alert-paths.ts';

/** More are hardly ever needed, and keep the answer small: some 40 KB at most before compression. */
const maxIds = 5_000;
/** Views that are read: a job that is opened again has several. */
const maxViews = 2_000;
/** Limit of the guest's device storage. */
const maxSeen = 500;

const isElsewhere = sql<boolean>`external_host is not null`;

export interface JobFlags {
  saved_job_ids: number[];
  applications: { id: number; job_id: number; is_elsewhere?: true }[];
  withdrawn: { id: number; job_id: number }[];
  blocked_company_ids: number[];
  hidden_job_ids: number[];
  seen_job_ids: number[];
  alert_paths?: string[];
}

/**
 * Ids of the jobs that an account saved, applied for, withdrew from without applying again, hid or opened; latest first.
 * A job may have both an application here and one on another site.
 */
export async function findJobFlags(db: Db, accountId: number): Promise<JobFlags> {
  const [saved, applications, blocked, hidden, seen, alerts] = await Promise.all([
    db
      .selectFrom('saved_jobs')
      .select('job_id')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(maxIds)
      .execute(),
    db
      .selectFrom('applications')
      .select(['id', 'job_id', 'status', isElsewhere.as('is_elsewhere')])
      .distinctOn(['job_id', isElsewhere])
      .where('account_id', '=', accountId)
      .orderBy('job_id')
      .orderBy(isElsewhere)
      .orderBy('id', 'desc')
      .execute(),
    findBlockedIds(db, accountId),
    db
      .selectFrom('pick_refusals')
      .select('job_id')
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .limit(maxIds)
      .execute(),
    db
      .selectFrom((query) =>
        query
          .selectFrom('job_views')
          .select(['job_id', 'viewed_at'])
          .where('account_id', '=', accountId)
          .orderBy('viewed_at', 'desc')
          .limit(maxViews)
          .as('latest'),
      )
      .select('job_id')
      .groupBy('job_id')
      .orderBy((view) => view.fn.max('viewed_at'), 'desc')
      .limit(maxSeen)
      .execute(),
    findAlertPaths(db, accountId),
  ]);
  const latest = applications.sort((a, b) => b.id - a.id).slice(0, maxIds);
  const idsOf = (isWithdrawn: boolean) =>
    latest.flatMap(({ id, job_id, status, is_elsewhere }) =>
      (status === 'withdrawn') === isWithdrawn ? [{ id, job_id, ...(is_elsewhere && { is_elsewhere }) }] : [],
    );
  return {
    saved_job_ids: saved.map(({ job_id }) => job_id),
    applications: idsOf(false),
    withdrawn: idsOf(true),
    blocked_company_ids: blocked,
    hidden_job_ids: hidden.map(({ job_id }) => job_id),
    seen_job_ids: seen.map(({ job_id }) => job_id),
    ...(alerts.length > 0 && { alert_paths: alerts }),
  };
}
