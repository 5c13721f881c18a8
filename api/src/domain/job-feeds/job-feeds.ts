import type { addJobFeed } from '@jobharbor/shared/calls/recruiter/add-job-feed';
import { type CallRequest, type JobFeed, type JobFeedReport, maxJobFeeds } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { FeedTables } from '../../database/tables/feed-tables.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { closeFeed } from '../../import/run/close-missing.ts';
import { feedName } from '../../import/run/read-rows.ts';
import { toSeconds } from '../common/seconds.ts';
import { lockCompany, requirePermission } from '../company-members/membership.ts';
import { boardOf, feedAddress } from './feed-address.ts';
import { sourceOf } from './pull-feeds.ts';

type ReportRow = Selectable<FeedTables['job_feed_reports']>;

const toReport = ({ feed_id: _, at, ...report }: ReportRow): JobFeedReport => ({
  ...report,
  at: toSeconds(at),
});

/** The feeds of a company, for those who act for it. */
export async function findFeeds(db: Db, companyId: number, accountId: number): Promise<JobFeed[]> {
  await requirePermission(db, companyId, accountId);
  const rows = await db
    .selectFrom('job_feeds')
    .select(['id', 'system', 'board', 'country_key', 'next_pull_at'])
    .select(
      sql<number>`(select count(*) from job_sources s
        where s.feed = 'feed-' || job_feeds.id || ' ' || job_feeds.country_key and s.gone_at is null)`.as(
        'open',
      ),
    )
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  const feeds: JobFeed[] = [];
  for (const { next_pull_at, open, ...feed } of rows) {
    const [last] = await findReports(db, feed.id, 1);
    feeds.push({
      ...{ ...feed, address: feedAddress(feed), open_jobs: Number(open) },
      ...{ next_pull_at: toSeconds(next_pull_at), last_report: last ?? null },
    });
  }
  return feeds;
}

const findReports = async (db: Db, feedId: number, limit: number): Promise<JobFeedReport[]> => {
  const rows = await db
    .selectFrom('job_feed_reports')
    .selectAll()
    .where('feed_id', '=', feedId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toReport);
};

interface FeedOf {
  companyId: number;
  accountId: number;
  feedId: number;
}

const shownReports = 30;

export async function findFeedReports(
  db: Db,
  { companyId, accountId, feedId }: FeedOf,
): Promise<JobFeedReport[]> {
  await requirePermission(db, companyId, accountId);
  await findFeed(db, companyId, feedId);
  return findReports(db, feedId, shownReports);
}

async function findFeed(db: Db, companyId: number, feedId: number) {
  const feed = await db
    .selectFrom('job_feeds')
    .select(['id', 'country_key'])
    .where('id', '=', feedId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (feed === undefined) throw new ApiError(errorCode.notFound);
  return feed;
}

interface NewFeed {
  companyId: number;
  accountId: number;
  draft: CallRequest<typeof addJobFeed>['body'];
  now: Date;
}

/** Adds the board of a verified company, to be pulled next. The same board again is the feed that is there. */
export async function addFeed(
  db: Db,
  { companyId, accountId, draft, now }: NewFeed,
): Promise<{ feed: JobFeed; isNew: boolean }> {
  const { role } = await requirePermission(db, companyId, accountId, 'edit-company');
  // An agency acts for single recruiters, and not for the board of the whole company.
  if (role === null) throw new ApiError(errorCode.noPermission);
  const board = boardOf(draft.address);
  if (board === null)
    throw new ApiError(errorCode.boardUnknown, { fieldProblems: { address: errorCode.boardUnknown } });
  const { id, isNew } = await db.transaction().execute(async (tx) => {
    const { is_verified } = await lockCompany(tx, companyId);
    if (!is_verified) throw new ApiError(errorCode.companyUnverified);
    const rows = await tx
      .selectFrom('job_feeds')
      .select(['id', 'system', 'board'])
      .where('company_id', '=', companyId)
      .execute();
    const same = rows.find((row) => row.system === board.system && row.board === board.board);
    if (same !== undefined) return { id: same.id, isNew: false };
    if (rows.length >= maxJobFeeds) throw new ApiError(errorCode.jobFeedLimit);
    const added = await tx
      .insertInto('job_feeds')
      .values({
        ...{ company_id: companyId, added_by: accountId, ...board, country_key: draft.country_key },
        ...{ added_at: now, next_pull_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: added.id, isNew: true };
  });
  const feed = (await findFeeds(db, companyId, accountId)).find((one) => one.id === id);
  if (feed === undefined) throw new ApiError(errorCode.notFound);
  return { feed, isNew };
}

/** Lets the next run of the queue pull the feed. */
export async function pullSoon(
  db: Db,
  { companyId, accountId, feedId, now }: FeedOf & { now: Date },
): Promise<void> {
  await requirePermission(db, companyId, accountId, 'edit-company');
  await findFeed(db, companyId, feedId);
  await consumeAttempt(db, { key: `pull-feed:${companyId}`, limit: 30, seconds: 3_600 }, now);
  await db.updateTable('job_feeds').set({ next_pull_at: now }).where('id', '=', feedId).execute();
}

/** Ends a feed; its jobs are closed, of which their applicants are told. */
export async function removeFeed(db: Db, { companyId, accountId, feedId }: FeedOf): Promise<void> {
  await requirePermission(db, companyId, accountId, 'edit-company');
  const feed = await findFeed(db, companyId, feedId);
  await db.deleteFrom('job_feeds').where('id', '=', feedId).execute();
  await closeFeed(db, feedName(sourceOf(feed), feed.country_key));
}
