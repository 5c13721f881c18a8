import { type ListedChanges, searchLimits } from '@jobharbor/shared/contracts';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { toSeconds } from '../common/seconds.ts';
import { companyIdenticon } from '../companies/company-identicon.ts';
import { closedAt, findJobCards } from '../jobs/job-repository.ts';
import { salaryInMarket } from '../jobs/salary-in-market.ts';
import type { Changes, ComparedJob } from './compare-results.ts';

type Lists = Pick<ListedChanges, 'new_jobs' | 'closed_jobs' | 'changed_pay' | 'renamed_jobs'>;

/** The jobs of changes, the first `searchLimits.listed` of each kind. */
export async function listChanges(
  db: Db,
  { changes, jobs }: { changes: Changes; jobs: ReadonlyMap<number, ComparedJob> },
  market: Market,
): Promise<Lists> {
  const [newIds, closed, pay, renamed] = [changes.newIds, changes.closed, changes.pay, changes.renamed].map(
    (list) => list.slice(0, searchLimits.listed),
  ) as [number[], ComparedJob[], Changes['pay'], Changes['renamed']];
  const ids = [...newIds, ...pay.map(({ id }) => id), ...renamed.map(({ id }) => id)];
  const cards = await findJobCards(db, [...new Set(ids)], market);
  const { currency } = market.country;
  return {
    new_jobs: newIds.flatMap((id) => cards.get(id) ?? []),
    closed_jobs: await readClosed(
      db,
      closed.map(({ id }) => id),
    ),
    changed_pay: pay.flatMap(({ id, direction }) => {
      const [job, compared] = [cards.get(id), jobs.get(id)];
      if (job === undefined || !compared?.before) return [];
      return { job, direction, from: salaryInMarket(compared.before, currency), to: job.salary };
    }),
    renamed_jobs: renamed.flatMap(({ id, isAgain, former, formerTitle }) => {
      const job = cards.get(id);
      return job === undefined
        ? []
        : { job, is_again: isAgain, former_title: formerTitle, former_company: former.company };
    }),
  };
}

async function readClosed(db: Db, ids: readonly number[]): Promise<ListedChanges['closed_jobs']> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('jobs.id', '=', anyIdOf(ids))
    .select(['jobs.id', 'jobs.slug', 'jobs.country_key', 'jobs.title', 'jobs.language', 'jobs.company_id'])
    .select([
      'companies.slug as company_slug',
      'companies.name',
      'companies.logo_url',
      'companies.is_verified',
    ])
    .select(closedAt.as('closed_at'))
    .execute();
  const found = new Map(
    rows.map(({ company_id, company_slug: slug, name, logo_url, is_verified, closed_at, ...job }) => [
      job.id,
      {
        ...job,
        company: { id: company_id, slug, name, logo_url, is_verified, identicon: companyIdenticon(name) },
        closed_at: closed_at && toSeconds(closed_at),
      },
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
