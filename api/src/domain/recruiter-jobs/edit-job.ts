import type { JobForm, JobPart, JobStatus } from '@jobharbor/shared/contracts';
import { repostDays } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import type { JobTable } from '../../database/tables/job-tables.ts';
import { indexJobs } from '../../intake/index-jobs.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { storeReply } from '../employer-replies/employer-replies.ts';
import { refreshRecordsOf } from '../job-records/refresh-records.ts';
import { draftOfForm } from './job-form.ts';
import { lockOwnJob } from './own-jobs.ts';
import { storePostedSource } from './posted-source.ts';

type Job = Selectable<JobTable>;

/** Columns of each part of a job whose change is shown to readers. */
const columnsOf = {
  title: ['title'],
  pay: ['salary_currency', 'salary_period', 'salary_min', 'salary_max'],
  places: ['location_ids', 'other_places'],
  arrangement: ['work_arrangement_id', 'time_zone'],
  terms: ['job_type_id'],
  requirements: ['xp_lvl_id', 'degree_id', 'skills'],
  description: ['description_html'],
  benefits: ['benefits'],
  questions: ['screening_questions'],
  eligibility: ['applicant_countries', 'excluded_countries', 'visa_sponsorship'],
  deadline: ['valid_through'],
} as const satisfies Record<JobPart, readonly (keyof Job)[]>;

interface Edit {
  accountId: number;
  jobId: number;
  form: JobForm;
  now: Date;
}

/** Replaces one of the account's own jobs and records which parts changed. 40005 for one that was removed after reports. */
export async function editJob(db: Db, { accountId, jobId, form, now }: Edit): Promise<void> {
  const written = draftOfForm(form);
  await db.transaction().execute(async (tx) => {
    const before = await lockOwnJob(tx, accountId, jobId);
    if (before.removed_at !== null) throw new ApiError(errorCode.noPermission);
    if (before.country_key !== form.country_key)
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { country_key: 'invalid' } });
    const { name } = await tx
      .selectFrom('companies')
      .select('name')
      .where('id', '=', before.company_id)
      .executeTakeFirstOrThrow();
    const draft: JobDraft = {
      ...written,
      ...{ source: before.source, sourceId: before.source_id, companyId: before.company_id },
      ...{ company: { sourceKey: '', name }, recruiterId: before.recruiter_id },
      ...{ status: before.status as JobStatus, closedAt: before.closed_at },
      ...{ postedAt: before.posted_at, repostedAt: before.reposted_at },
    };
    await upsertJobs(tx, [draft], { now });
    await storePostedSource(tx, jobId, draft, now);
    const after = await lockOwnJob(tx, accountId, jobId);
    await recordChanges(tx, changedParts(before, after), jobId, now);
  });
}

function changedParts(before: Job, after: Job): JobPart[] {
  const parts = Object.keys(columnsOf) as JobPart[];
  const values = (job: Job, part: JobPart) =>
    JSON.stringify(columnsOf[part].map((column) => job[column as keyof Job]));
  return parts.filter((part) => values(before, part) !== values(after, part));
}

async function recordChanges(tx: Db, parts: readonly JobPart[], jobId: number, now: Date): Promise<void> {
  const rows = parts.map((part) => ({ job_id: jobId, part, changed_at: now }));
  await insertRows(rows, (chunk) =>
    tx
      .insertInto('job_changes')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['job_id', 'part']).doUpdateSet({ changed_at: now })),
  );
}

/** Posts an open job anew. 42359 within seven days of the last posting, 40010 for one that is not open. */
export async function repostJob(
  db: Db,
  { accountId, jobId, now }: Pick<Edit, 'accountId' | 'jobId' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(tx, accountId, jobId);
    if (job.status !== 'open') throw new ApiError(errorCode.jobClosed, { params: { title: job.title } });
    const last = job.reposted_at ?? job.posted_at;
    if (now.getTime() - last.getTime() < repostDays * 86_400_000) throw new ApiError(errorCode.repostTooSoon);
    await tx.updateTable('jobs').set({ reposted_at: now, updated_at: now }).where('id', '=', jobId).execute();
    await tx.insertInto('job_postings').values({ job_id: jobId, posted_at: now }).execute();
    await indexJobs(tx, [jobId], now);
    await refreshRecordsOf(tx, [jobId], now);
  });
}

/** What the employer says of the facts about a job; an empty sentence removes it. 42512 for one with a way to contact. */
export async function replyToRecord(
  db: Db,
  {
    accountId,
    jobId,
    now,
    ...written
  }: Pick<Edit, 'accountId' | 'jobId' | 'now'> & {
    sentence: string;
    language: string;
  },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { company_id: companyId } = await lockOwnJob(tx, accountId, jobId);
    await storeReply(tx, { companyId, jobId }, { ...written, now });
    await indexJobs(tx, [jobId], now);
  });
}
