import type { ApplicationView } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';
import { toSeconds } from '../common/seconds.ts';
import { findJobCards } from '../jobs/job-repository.ts';
import { toOpenedPart } from './opened-part.ts';

/** A page of the openings of a person's applications by employers, newest first. */
export async function findViews(
  db: Db,
  market: Market,
  accountId: number,
  { page, size }: { page: number; size: number },
): Promise<{ views: ApplicationView[]; total: number }> {
  const own = db
    .selectFrom('application_openings as o')
    .innerJoin('applications as a', 'a.id', 'o.application_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .where('a.account_id', '=', accountId)
    .where(notBlocked('a.account_id', 'j.company_id'));
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(['o.id', 'o.at', 'o.part', 'o.reader_name', 'o.application_id', 'a.job_id'])
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const cards = await findJobCards(
    db,
    rows.map((row) => row.job_id),
    market,
  );
  const views = rows.flatMap(({ id, at, part, reader_name, application_id, job_id }) => {
    const job = cards.get(job_id);
    return job
      ? [{ id, at: toSeconds(at), by: reader_name, ...toOpenedPart(part), application_id, job }]
      : [];
  });
  return { views, total };
}
