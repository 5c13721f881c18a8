import { type DraftedApplication, draftDays, type StoredDraft } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { lockAccount } from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { shownStatus } from '../jobs/job-repository.ts';

/** Maximum drafts of one account; the oldest are deleted first. */
const maxDrafts = 100;

const oldestOf = (now: Date) => new Date(now.getTime() - draftDays * 86_400_000);

/** The person's draft for a job; null without one, or when it is too old. */
export async function findDraft(
  db: Db,
  { accountId, jobId, now }: { accountId: number; jobId: number; now: Date },
): Promise<StoredDraft | null> {
  const row = await db
    .selectFrom('application_drafts')
    .select(['content', 'written_at'])
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('written_at', '>', oldestOf(now))
    .executeTakeFirst();
  return row === undefined ? null : { ...row.content, written_at: toSeconds(row.written_at) };
}

/** Maximum listed drafts. */
const listed = 20;

/** The person's drafts with anything written, for jobs that are still open, latest first. */
export async function findDrafts(db: Db, accountId: number, now: Date): Promise<DraftedApplication[]> {
  const rows = await db
    .selectFrom('application_drafts as d')
    .innerJoin('jobs', 'jobs.id', 'd.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('d.account_id', '=', accountId)
    .where('d.written_at', '>', oldestOf(now))
    .where(shownStatus, '=', 'open')
    .where(sql<boolean>`(d.content->>'first_message' <> '' or d.content->'screening_answers' <> '[]'::jsonb)`)
    .select(['jobs.id', 'jobs.slug', 'jobs.title', 'jobs.language', 'companies.name as company'])
    .select('d.written_at')
    .orderBy('d.written_at', 'desc')
    .orderBy('jobs.id')
    .limit(listed)
    .execute();
  return rows.map(({ written_at, ...job }) => ({ job, written_at: toSeconds(written_at) }));
}

/**
 * Stores a draft unless a later one is stored, or the person has applied meanwhile (last write wins). 40004 for an
 * unknown job.
 */
export async function storeDraft(
  db: Db,
  { accountId, jobId, draft, now }: { accountId: number; jobId: number; draft: StoredDraft; now: Date },
): Promise<void> {
  const { written_at, ...content } = draft;
  const writtenAt = new Date(Math.min(written_at * 1_000, now.getTime()));
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const job = await tx.selectFrom('jobs').select('id').where('id', '=', jobId).executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    await sql`
      insert into application_drafts (account_id, job_id, content, written_at)
      select ${accountId}, ${jobId}, ${JSON.stringify(content)}::jsonb, ${writtenAt}
      where not exists (
        select from applications
        where account_id = ${accountId} and job_id = ${jobId} and status <> 'withdrawn')
      on conflict (account_id, job_id) do update set content = excluded.content, written_at = excluded.written_at
      where application_drafts.written_at <= excluded.written_at`.execute(tx);
    await sql`
      delete from application_drafts where account_id = ${accountId} and job_id in (
        select job_id from application_drafts where account_id = ${accountId}
        order by written_at desc, job_id offset ${maxDrafts})`.execute(tx);
  });
}

/** Deletes the draft of an application that is sent. */
export async function deleteDraft(tx: Db, accountId: number, jobId: number): Promise<void> {
  await tx
    .deleteFrom('application_drafts')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .execute();
}

/** Deletes drafts unchanged for 14 days. */
export async function deleteOldDrafts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('application_drafts').where('written_at', '<=', oldestOf(now)).execute();
}
