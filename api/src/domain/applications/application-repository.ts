import type { Application, ApplicationShow } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { isOpen } from '../interviews/open-interview.ts';
import { shownStatus } from '../jobs/job-repository.ts';
import { toApplications } from './to-applications.ts';

/** Id of the person's active application for a job, on this site or externally (`elsewhere`); null without one. */
export async function findActiveApplication(
  db: Db,
  accountId: number,
  jobId: number,
  site: 'here' | 'elsewhere' = 'here',
): Promise<number | null> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('status', '!=', 'withdrawn')
    .where('external_host', site === 'here' ? 'is' : 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The id of the person's latest application for a job, one on this site first; not found when they made none. */
export async function findLatestApplication(db: Db, accountId: number, jobId: number): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .orderBy(sql`external_host is not null`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row.id;
}

/** One of the person's applications; not found for any other. */
export async function findApplication(
  db: Db,
  market: Market,
  accountId: number,
  id: number,
  now: Date,
): Promise<Application> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  const [application] = row === undefined ? [] : await toApplications(db, market, accountId, [row], now);
  if (application === undefined) throw new ApiError(errorCode.notFound);
  return application;
}

/** The result of the interview that the stage of an application follows from. */
const lastResult = (now: Date) => sql`(
  select i.result from interviews i where i.application_id = applications.id
  order by ${isOpen(now)} desc, i.id desc limit 1)`;

export interface ApplicationPage {
  show?: ApplicationShow | undefined;
  /** 1 newest application first, 2 latest change first. */
  sort: number;
  page: number;
  size: number;
  now: Date;
}

/** The person's applications, withdrawn ones too. */
export async function findApplications(
  db: Db,
  market: Market,
  accountId: number,
  { show, sort, page, size, now }: ApplicationPage,
): Promise<{ applications: Application[]; total: number; counts: Record<ApplicationShow, number> }> {
  const group = sql<ApplicationShow>`case when external_host is not null then 'elsewhere'
    when applications.status = 'accepted' then case when ${lastResult(now)} = 'not_suitable' then 'ended' else 'answered' end
    when applications.status in ('declined', 'withdrawn') or ${shownStatus} = 'closed' then 'ended'
    else 'waiting' end`;
  const own = db
    .selectFrom('applications')
    .leftJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('account_id', '=', accountId);
  const counts = { waiting: 0, answered: 0, ended: 0, elsewhere: 0 };
  const counted = await own
    .select([group.as('name'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { name, count } of counted) counts[name] = count;
  const total =
    show === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[show];
  const rows = await own
    .selectAll('applications')
    .$if(show !== undefined, (query) => query.where(group, '=', show ?? 'waiting'))
    .orderBy(sort === 2 ? 'applications.updated_at' : 'applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { applications: await toApplications(db, market, accountId, rows, now), total, counts };
}
