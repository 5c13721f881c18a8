import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobFeedReport } from '@jobharbor/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { JobFeedsTable } from '../../database/tables/feed-tables.ts';
import { closeFeed } from '../../import/run/close-missing.ts';
import { importFile } from '../../import/run/import-file.ts';
import { feedName } from '../../import/run/read-rows.ts';
import { queueForCompany } from '../webhook-events/queue-webhooks.ts';
import { jobAddressOf } from './feed-address.ts';
import { BoardError, type Read, readBoard, readPublic, type Validators } from './read-board.ts';

type Feed = Selectable<JobFeedsTable>;
type Report = Omit<JobFeedReport, 'id' | 'at'>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Reports that are kept of each feed. */
const keptReports = 50;

/** The source of a feed's jobs, within which the ids of its board are unique. */
export const sourceOf = ({ id }: Pick<Feed, 'id'>): string => `feed-${id}`;

/**
 * Pulls the feeds that are due, one after the other. That of the company whose last pull is the longest ago is first, so that
 * nobody waits for the many of another. Each feed is claimed first, so that several processes pull it
 * once. A process that is killed leaves it for the next hour.
 */
export async function pullDueFeeds(db: Db, now: Date, read: Read = readPublic): Promise<void> {
  for (;;) {
    const feed = await claimFeed(db, now);
    if (feed === undefined) return;
    await pullFeed(db, feed, now, read);
  }
}

const lastPullOfCompany = sql<Date | null>`(
  select max(r.at) from job_feed_reports r join job_feeds o on o.id = r.feed_id
  where o.company_id = job_feeds.company_id)`;

const claimFeed = (db: Db, now: Date): Promise<Feed | undefined> =>
  db
    .updateTable('job_feeds')
    .set({ next_pull_at: new Date(now.getTime() + hourMs) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('job_feeds')
        .select('id')
        .where('next_pull_at', '<=', now)
        .orderBy(lastPullOfCompany, (order) => order.asc().nullsFirst())
        .orderBy('next_pull_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

const nothing = { created: 0, changed: 0, unchanged: 0, closed: 0, refused: [], problem: null };

async function pullFeed(db: Db, feed: Feed, now: Date, read: Read): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jobharbor-feed-'));
  try {
    const path = join(folder, 'board');
    const validators = await readBoard(read, feed, feed, path);
    const report =
      validators === null ? { ...nothing, outcome: 'unchanged' as const } : await importBoard(db, feed, path);
    await storeReport(db, feed, report, { now, validators: validators ?? feed, waitMs: hourMs, failures: 0 });
  } catch (error) {
    const failures = feed.failures + 1;
    const asked = error instanceof BoardError ? error.retryAfter * 1_000 : 0;
    const waitMs = Math.min(dayMs, Math.max(hourMs * 2 ** Math.min(failures - 1, 5), asked));
    const problem = describeFailure(error, folder);
    const report = { ...nothing, outcome: 'failed' as const, problem };
    // The next answer is read whatever it was before.
    const validators = { etag: null, last_modified: null };
    await storeReport(db, feed, report, { now, validators, waitMs, failures });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The sentence of an error of the import names the file, which says nothing to the employer. */
const describeFailure = (error: unknown, folder: string): string =>
  error instanceof Error
    ? error.message.replaceAll(join(folder, 'board'), 'The board').slice(0, 500)
    : 'The board could not be read.';

async function importBoard(db: Db, feed: Feed, path: string): Promise<Report> {
  const { name, added_by } = await db
    .selectFrom('companies as c')
    .leftJoin('recruiters as r', (join) =>
      join.onRef('r.company_id', '=', 'c.id').on('r.account_id', '=', feed.added_by),
    )
    .select(['c.name', 'r.account_id as added_by'])
    .where('c.id', '=', feed.company_id)
    .executeTakeFirstOrThrow();
  const feeds = feedName(sourceOf(feed), feed.country_key);
  if (await isEmptyXml(path)) {
    const closed = await closeFeed(db, feeds);
    return { ...nothing, outcome: closed > 0 ? 'changed' : 'unchanged', closed };
  }
  const { counts, missing, refused } = await importFile(db, {
    ...{ path, country: feed.country_key, mapping: feed.system, source: sourceOf(feed), company: name },
    jobAddress: jobAddressOf(feed),
    employer: { companyId: feed.company_id, recruiterId: added_by },
    missing: 'close',
    rejects: { write: () => undefined, close: async () => undefined },
  });
  const closed = missing?.kept === undefined ? (missing?.gone ?? 0) : 0;
  const changes = counts.created + counts.changed + closed;
  return {
    outcome: changes > 0 ? 'changed' : 'unchanged',
    ...{ created: counts.created, changed: counts.changed, closed },
    unchanged: counts.unchanged + counts.merged + counts.repeated,
    refused: [...refused].map(([reason, jobs]) => ({ reason, jobs })),
    problem: missing?.kept === undefined ? null : `${missing.gone} jobs were not closed: ${missing.kept}`,
  };
}

const largestEmpty = 20_000;

/** A feed of XML without a job, in which the import finds nothing that says what it is. */
async function isEmptyXml(path: string): Promise<boolean> {
  if ((await stat(path)).size > largestEmpty) return false;
  const text = await readFile(path, 'utf8');
  return /<(?:workzag-jobs|channel)[\s/>]/.test(text) && !/<(?:position|item)[\s/>]/.test(text);
}

interface Next {
  now: Date;
  validators: Validators;
  waitMs: number;
  failures: number;
}

async function storeReport(db: Db, { id, company_id }: Feed, report: Report, next: Next): Promise<void> {
  const { now, validators, waitMs, failures } = next;
  await db.transaction().execute(async (tx) => {
    const stored = await tx
      .updateTable('job_feeds')
      .set({ etag: validators.etag, last_modified: validators.last_modified, failures })
      .set({ next_pull_at: new Date(now.getTime() + waitMs) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    // Removed meanwhile.
    if (stored === undefined) return;
    await tx
      .insertInto('job_feed_reports')
      .values({ feed_id: id, at: now, ...report, refused: JSON.stringify(report.refused) })
      .execute();
    const data = { feed_id: id, outcome: report.outcome };
    if (report.outcome !== 'unchanged')
      await queueForCompany(tx, company_id, { event: 'feed.reported', data, now });
    await tx
      .deleteFrom('job_feed_reports')
      .where('feed_id', '=', id)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('job_feed_reports')
          .select('id')
          .where('feed_id', '=', id)
          .orderBy('id', 'desc')
          .limit(keptReports),
      )
      .execute();
  });
}
