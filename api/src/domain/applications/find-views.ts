import type { ApplicationView, ViewShow } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';
import { toSeconds } from '../common/seconds.ts';
import { findJobCards } from '../jobs/job-repository.ts';
import { toOpenedPart } from './opened-part.ts';

export interface ViewPage {
  show?: ViewShow | undefined;
  /** 1 latest opening first, 2 newest job first. */
  sort: number;
  page: number;
  size: number;
  market: Market;
}

/** A page of the openings of a person's applications by employers, and how many each filter has. */
export async function findViews(db: Db, accountId: number, { show, sort, page, size, market }: ViewPage) {
  const own = db
    .selectFrom('application_openings as o')
    .innerJoin('applications as a', 'a.id', 'o.application_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .where('a.account_id', '=', accountId)
    .where(notBlocked('a.account_id', 'j.company_id'));
  const counts = { application: 0, resume: 0, video: 0 };
  const counted = await own
    .select(['o.part', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('o.part')
    .execute();
  for (const { part, count } of counted) counts[part] = count;
  const rows = await own
    .select(['o.id', 'o.at', 'o.part', 'o.filename', 'o.reader_name', 'o.application_id', 'a.job_id'])
    .$if(show !== undefined, (query) => query.where('o.part', '=', show ?? 'application'))
    .$if(sort === 2, (query) => query.orderBy('j.posted_at', 'desc').orderBy('j.id', 'desc'))
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const cards = await findJobCards(
    db,
    rows.map((row) => row.job_id),
    market,
  );
  const views = rows.flatMap((row): ApplicationView[] => {
    const job = cards.get(row.job_id);
    if (job === undefined) return [];
    const { id, at, reader_name: by, application_id } = row;
    return [{ id, at: toSeconds(at), by, ...toOpenedPart(row), application_id, job }];
  });
  const total = show === undefined ? counts.application + counts.resume + counts.video : counts[show];
  return { views, counts, total, page, size };
}
