import type { AlertFilters, CountryKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { resultsPath } from './describe-search.ts';

/** More are hardly ever needed: a page carries them. */
const maxPaths = 50;

/** The pages of the searches that an account has alerts of, as in `alert_paths` of the flags of jobs; newest first. */
export async function findAlertPaths(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ country_key: CountryKey; filters: AlertFilters }>`
    select s.country_key, s.filters from job_alerts a join alert_searches s on s.id = a.search_id
    where a.account_id = ${accountId} and a.deleted_at is null
    order by a.id desc limit ${sql.lit(maxPaths)}`.execute(db);
  return rows.map(({ country_key, filters }) => country_key + resultsPath(country_key, filters));
}
