import type { PickRefusalReason } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { trackExternalApplication } from '../external-applications/track-external-application.ts';

interface GuestSave {
  job_id: number;
  /** Seconds, by the clock of the browser. */
  saved_at: number;
}

/** Saves existing jobs that are not saved yet; resolves with those, and notifies the account's tabs. */
export async function joinSavedJobs(
  tx: Db,
  accountId: number,
  saves: readonly GuestSave[],
  now: Date,
): Promise<number[]> {
  // A browser's clock may be ahead. The oldest first, so that equal times keep their order.
  const rows = [...new Map(saves.map((save) => [save.job_id, save.saved_at]))]
    .map(([jobId, savedAt]) => ({ jobId, savedAt: new Date(Math.min(savedAt * 1_000, now.getTime())) }))
    .sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime());
  if (rows.length === 0) return [];
  const known = await tx
    .selectFrom('jobs')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ jobId }) => jobId),
    )
    .execute();
  const knownIds = new Set(known.map(({ id }) => id));
  const values = rows
    .filter(({ jobId }) => knownIds.has(jobId))
    .map(({ jobId, savedAt }) => ({ account_id: accountId, job_id: jobId, saved_at: savedAt }));
  const joined = await insertRows(values, (chunk) =>
    tx
      .insertInto('saved_jobs')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['account_id', 'job_id']).doNothing())
      .returning('job_id'),
  );
  for (const { job_id } of joined)
    await publish(tx, { kind: 'saved', job_id, is_saved: true, audience: [accountId] });
  return joined.map(({ job_id }) => job_id);
}

/** Marks unseen jobs as seen; resolves with their number. */
export async function joinSeenJobs(
  tx: Db,
  accountId: number,
  jobIds: readonly number[],
  now: Date,
): Promise<number> {
  if (jobIds.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into job_views (job_id, account_id, device, source, viewed_at)
    select id, ${accountId}::bigint, 'web', 'guest', ${now} from jobs
    where id = any(${jobIds}::bigint[])
      and not exists (select from job_views v where v.account_id = ${accountId} and v.job_id = jobs.id)`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Hides hot titles for the account; resolves with the number of new ones. */
export async function joinRefusedTitles(
  tx: Db,
  accountId: number,
  titleIds: readonly number[],
  now: Date,
): Promise<number> {
  if (titleIds.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into refused_titles (account_id, title_id, at)
    select ${accountId}::bigint, id, ${now} from job_titles where id = any(${titleIds}::bigint[])
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Hides existing jobs for the account, which keeps the reasons that it gave; resolves with the number of new ones. */
export async function joinHiddenJobs(
  tx: Db,
  accountId: number,
  jobs: readonly { job_id: number; reason: PickRefusalReason }[],
  now: Date,
): Promise<number> {
  if (jobs.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into pick_refusals (account_id, job_id, reason, at)
    select ${accountId}::bigint, jobs.id, hidden.reason, ${now}
    from unnest(${jobs.map(({ job_id }) => job_id)}::bigint[], ${jobs.map(({ reason }) => reason)}::text[])
      as hidden (id, reason)
    join jobs on jobs.id = hidden.id
    on conflict do nothing`.execute(tx);
  if (numAffectedRows) await publish(tx, { kind: 'pick', audience: [accountId] });
  return Number(numAffectedRows ?? 0);
}

/**
 * Tracks a guest's external applications; unknown jobs, and jobs without external applications, are left out. Resolves
 * with their number.
 */
export async function joinExternalApplications(
  tx: Db,
  accountId: number,
  applications: readonly { job_id: number; applied_at: number }[],
  now: Date,
): Promise<number> {
  if (applications.length === 0) return 0;
  const jobs = await tx
    .selectFrom('jobs')
    .select('id')
    .where(
      'id',
      'in',
      applications.map(({ job_id }) => job_id),
    )
    .where('external_url', 'is not', null)
    .execute();
  const known = new Set(jobs.map(({ id }) => id));
  const kept = applications.filter(({ job_id }) => known.has(job_id));
  for (const { job_id: jobId, applied_at } of kept) {
    const appliedAt = new Date(Math.min(applied_at * 1_000, now.getTime()));
    await trackExternalApplication(tx, { accountId, jobId, appliedAt });
  }
  return kept.length;
}
