import type { Interest, InterestShow } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import type { Market } from '../../http/market-plugin.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';
import { toSeconds } from '../common/seconds.ts';
import { findJobCards } from '../jobs/job-repository.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';

export interface InterestPage {
  show?: InterestShow | undefined;
  /** 1 newest interest first, 2 newest job first. */
  sort: number;
  page: number;
  size: number;
  market: Market;
  now: Date;
}

/** A page of a person's interests that are not dismissed, and the count of each filter. */
export async function findInterests(db: Db, accountId: number, wanted: InterestPage) {
  const { show, sort, page, size, market, now } = wanted;
  const group = sql<InterestShow>`case when sent.id is not null then 'applied'
    when j.status <> 'open' or j.valid_through <= ${now}::timestamptz then 'closed' else 'open' end`;
  const own = db
    .selectFrom('interests as i')
    .innerJoin('jobs as j', 'j.id', 'i.job_id')
    .innerJoin('accounts as r', 'r.id', 'i.recruiter_id')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .innerJoin('jobs as known', 'known.id', 'a.job_id')
    // One of them where somebody applied here and tracks an application elsewhere too: the one here.
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('applications')
          .select('applications.id')
          .whereRef('applications.account_id', '=', 'i.account_id')
          .whereRef('applications.job_id', '=', 'i.job_id')
          .where('applications.status', '!=', 'withdrawn')
          .orderBy(sql`external_host is not null`)
          .limit(1)
          .as('sent'),
      (join) => join.onTrue(),
    )
    .where('i.account_id', '=', accountId)
    .where('i.dismissed_at', 'is', null)
    .where(notBlocked('i.account_id', 'j.company_id'));
  const counts = { open: 0, applied: 0, closed: 0 };
  const counted = await own
    .select([group.as('name'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { name, count } of counted) counts[name] = count;
  const rows = await own
    .select(['i.id', 'i.job_id', 'i.note', 'i.at', 'i.application_id', 'r.first_name', 'r.last_name'])
    .select(['known.title as applied_for', 'sent.id as sent_application_id'])
    .$if(show !== undefined, (query) => query.where(group, '=', show ?? 'open'))
    .orderBy(sort === 2 ? 'j.posted_at' : 'i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const jobs = await findJobCards(
    db,
    rows.map(({ job_id }) => job_id),
    market,
  );
  const interests = rows.flatMap((row): Interest[] => {
    const job = jobs.get(row.job_id);
    if (job === undefined) return [];
    const { id, note, application_id, applied_for, sent_application_id } = row;
    const facts = { id, note, application_id, applied_for, sent_application_id };
    return [{ ...facts, job, by: fullName(row), at: toSeconds(row.at) }];
  });
  const total = show === undefined ? counts.open + counts.applied + counts.closed : counts[show];
  return { interests, counts, total, page, size };
}

/** Dismisses an interest or restores it; not found for other people. */
export async function setDismissed(
  db: Db,
  { accountId, id, at }: { accountId: number; id: number; at: Date | null },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('interests')
      .set({ dismissed_at: at })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('application_id')
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    const { application_id } = row;
    await publish(tx, { kind: 'application', application_id, audience: [accountId] });
  });
}
