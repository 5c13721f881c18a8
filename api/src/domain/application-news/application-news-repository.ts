import type { ApplicationNews } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';
import { toSeconds } from '../common/seconds.ts';
import { markApplicationRead } from '../notifications/store-notification.ts';

const maxNews = 20;

const unseen = (db: Db, accountId: number) =>
  db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .where('a.account_id', '=', accountId)
    .where('a.news_at', 'is not', null)
    .where(notBlocked('a.account_id', 'j.company_id'));

/** The news that a person has not seen, newest first, without those of companies that they have blocked. */
export async function findNews(
  db: Db,
  accountId: number,
): Promise<{ news: ApplicationNews[]; total: number }> {
  const rows = await unseen(db, accountId)
    .select(['a.id', 'a.news_at', 'a.news_event', 'j.title', 'c.name'])
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('a.news_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(maxNews)
    .execute();
  return {
    news: rows.flatMap(({ id, news_at, news_event, title, name }) =>
      news_at === null || news_event === null
        ? []
        : [
            {
              ...{ application_id: id, event: news_event, at: toSeconds(news_at) },
              ...{ job_title: title, company_name: name },
            },
          ],
    ),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Clears the news of these applications of the person up to a second, and tells their tabs. */
export async function markSeen(
  db: Db,
  { accountId, applicationIds, upTo }: { accountId: number; applicationIds: number[]; upTo: number },
): Promise<void> {
  const end = new Date((upTo + 1) * 1000);
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('applications')
      .set({ news_at: null, news_event: null })
      .where('account_id', '=', accountId)
      .where('id', 'in', applicationIds)
      .where('news_at', '<', end)
      .executeTakeFirstOrThrow();
    const at = new Date(end.getTime() - 1);
    const isRead = await markApplicationRead(tx, { accountId, applicationIds, at });
    if (numUpdatedRows > 0n || isRead) await publish(tx, { kind: 'news', audience: [accountId] });
  });
}
