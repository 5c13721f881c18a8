import type { CountryKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { findAlerts, ownedBy } from '../job-alerts/alert-repository.ts';
import { historyHash, type StoredRow } from './search-history-repository.ts';

/** The alerts of an account with their searches in its history, of those that have one. */
export async function findAlertSearches(
  db: Db,
  accountId: number,
): Promise<{ alertId: number; row: StoredRow }[]> {
  const alerts = await findAlerts(db, sql`${ownedBy(accountId)} and a.deleted_at is null`);
  const rows = await db
    .selectFrom('search_history')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('seen_ids', 'is not', null)
    .execute();
  const keyOf = (country: string, hash: Buffer) => `${country} ${hash.toString('hex')}`;
  const known = new Map(rows.map((row) => [keyOf(row.country_key, row.filters_hash), row]));
  return alerts.flatMap(({ id, country_key, filters }) => {
    const row = known.get(keyOf(country_key as CountryKey, historyHash(filters)));
    return row ? [{ alertId: id, row }] : [];
  });
}
