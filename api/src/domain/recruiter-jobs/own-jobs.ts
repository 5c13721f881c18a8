import type { listOwnJobs } from '@jobharbor/shared/calls/recruiter/list-own-jobs';
import type { CallRequest, OwnJob } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type ExpressionWrapper, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Database } from '../../database/schema.ts';
import { toSeconds } from '../common/seconds.ts';
import { findAnswerTimesOfJobs } from '../companies/answer-times.ts';
import { findJobRecord } from '../job-records/find-record.ts';
import { agencyOf, representedRecruiters } from '../recruiters/recruiter-repository.ts';

/** The jobs that an account acts for, as a condition on `jobs`: those of its recruiters, and those of nobody in their companies. */
function isOwnJob(accountId: number): ExpressionWrapper<Database, 'jobs', SqlBool> {
  const eb = expressionBuilder<Database, 'jobs'>();
  const companies = eb
    .selectFrom('recruiters')
    .select('recruiters.company_id')
    .where('recruiters.account_id', 'in', representedRecruiters(accountId));
  return eb.or([
    eb('jobs.recruiter_id', 'in', representedRecruiters(accountId)),
    eb.and([eb('jobs.recruiter_id', 'is', null), eb('jobs.company_id', 'in', companies)]),
  ]);
}

/** One of the account's own jobs, locked; not found for any other. */
export async function lockOwnJob(tx: Db, accountId: number, jobId: number) {
  const job = await tx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where(isOwnJob(accountId))
    .forUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new ApiError(errorCode.notFound);
  return job;
}

const listed = (db: Db, accountId: number) =>
  db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where(isOwnJob(accountId))
    .select(['jobs.id', 'jobs.slug', 'jobs.title', 'jobs.language', 'jobs.country_key', 'jobs.status'])
    .select(['jobs.posted_at', 'jobs.reposted_at', 'jobs.valid_through', 'jobs.removed_at'])
    .select(['companies.id as company_id', 'companies.name', agencyOf('jobs.recruiter_id').as('agency')])
    .select([
      sql<number>`(select count(*) from applications a where a.job_id = jobs.id and a.status <> 'withdrawn')`.as(
        'applications',
      ),
      sql<number>`(select count(*) from applications a where a.job_id = jobs.id and a.status = 'pending')`.as(
        'unread',
      ),
      sql<number>`(select count(*) from job_views v where v.job_id = jobs.id)`.as('views'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const toOwnJob = (row: Row): OwnJob => ({
  ...{ id: row.id, slug: row.slug, title: row.title, language: row.language, country_key: row.country_key },
  company: { id: row.company_id, name: row.name },
  agency: row.agency,
  status: row.status as OwnJob['status'],
  posted_at: toSeconds(row.posted_at),
  reposted_at: row.reposted_at && toSeconds(row.reposted_at),
  valid_through: row.valid_through && toSeconds(row.valid_through),
  is_removed: row.removed_at !== null,
  applications: Number(row.applications),
  unread: Number(row.unread),
  views: Number(row.views),
});

/** A page of the account's own jobs, newest first. */
export async function findOwnJobs(
  db: Db,
  accountId: number,
  { status, page, size }: CallRequest<typeof listOwnJobs>['query'],
  now: Date,
) {
  const matching = db
    .selectFrom('jobs')
    .where(isOwnJob(accountId))
    .$if(status !== undefined, (query) => query.where('jobs.status', '=', status ?? ''));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listed(db, accountId)
    .$if(status !== undefined, (query) => query.where('jobs.status', '=', status ?? ''))
    .orderBy('jobs.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { jobs: await withAnswerTimes(db, rows.map(toOwnJob), now), total: Number(total), page, size };
}

/** One of the account's own jobs; not found for any other. */
export async function findOwnJob(db: Db, accountId: number, jobId: number, now: Date): Promise<OwnJob> {
  const row = await listed(db, accountId).where('jobs.id', '=', jobId).executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  const [job = toOwnJob(row)] = await withAnswerTimes(db, [toOwnJob(row)], now);
  const record = await findJobRecord(db, { companyId: job.company.id, jobId }, now);
  return record === null ? job : { ...job, record_details: record };
}

/** With the measure that job seekers read of whole companies, for each of the jobs. */
async function withAnswerTimes(db: Db, jobs: readonly OwnJob[], now: Date): Promise<OwnJob[]> {
  const times = await findAnswerTimesOfJobs(
    db,
    jobs.map(({ id }) => id),
    now,
  );
  return jobs.map((job) => {
    const time = times.get(job.id);
    return { ...job, answer_time: time ? { median_seconds: time.seconds, answers: time.answers } : null };
  });
}
