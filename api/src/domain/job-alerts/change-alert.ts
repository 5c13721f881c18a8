import type { AlertFilters, AlertFrequency } from '@jobharbor/shared/contracts';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { JobAlertsTable } from '../../database/tables/alert-tables.ts';
import { findAlerts, ownedBy, publishAlerts, type StoredAlert } from './alert-repository.ts';
import { matchRetentionDays, storeSearch } from './alert-search-repository.ts';
import { lastMatch } from './create-alert.ts';
import { nextMorning } from './next-morning.ts';

/** Time in which a deleted alert can be restored. */
const restorableMs = 86_400_000;

export interface AlertChange {
  filters?: AlertFilters | undefined;
  frequency?: AlertFrequency | undefined;
  is_paused?: boolean | undefined;
  time_zone?: string | undefined;
  is_confirmed?: true | undefined;
  is_deleted?: boolean | undefined;
  /** BCP 47 tag of the next mails. */
  language?: string | undefined;
}

/** The caller's alert; also a deleted one with `isDeleted`, as long as it can be restored. */
export async function findOwnAlert(
  db: Db,
  accountId: number,
  id: number,
  now: Date,
  { isDeleted = false } = {},
): Promise<StoredAlert | undefined> {
  const [alert] = await findAlerts(db, sql`a.id = ${id} and ${ownedBy(accountId)}`);
  if (alert === undefined || !isWithinReach(alert, now)) return undefined;
  return alert.deleted_at === null || isDeleted ? alert : undefined;
}

export const isWithinReach = ({ deleted_at }: StoredAlert, now: Date): boolean =>
  deleted_at === null || now.getTime() - deleted_at.getTime() < restorableMs;

/**
 * Changes an alert and its due time. One that restarts (confirmed, resumed, restored, other filters) reports only later
 * jobs. Changing to the search of another alert of the same owner merges both.
 */
export async function changeAlert(
  db: Db,
  alert: StoredAlert,
  change: AlertChange,
  now: Date,
): Promise<StoredAlert> {
  const searchId = change.filters
    ? await storeSearch(db, alert.country_key, keepingNear(alert.filters, change.filters))
    : alert.search_id;
  const next = { ...alert, ...definedOf(change) };
  const begins =
    searchId !== alert.search_id ||
    (change.is_confirmed && !alert.is_confirmed) ||
    (change.is_paused === false && alert.is_paused) ||
    (change.is_deleted === false && alert.deleted_at !== null);
  const deletedAt =
    change.is_deleted === undefined ? alert.deleted_at : change.is_deleted ? (alert.deleted_at ?? now) : null;
  const isDue = !next.is_paused && deletedAt === null;
  const isMoved = begins || change.frequency !== undefined || change.time_zone !== undefined;
  const nextAt =
    isMoved || alert.next_at === null ? nextMorning(now, next.time_zone, next.frequency) : alert.next_at;
  await db.transaction().execute(async (tx) => {
    if (deletedAt === null) await removeTwin(tx, alert, searchId, now);
    const values: Updateable<JobAlertsTable> = {
      search_id: searchId,
      frequency: next.frequency,
      is_paused: next.is_paused,
      time_zone: next.time_zone,
      language: next.language,
      deleted_at: deletedAt,
      next_at: isDue ? nextAt : null,
      ...(change.is_confirmed && { confirmed_key: alert.address_key }),
      ...(begins && { since: now, told_to: await lastMatch(tx, searchId) }),
    };
    await tx.updateTable('job_alerts').set(values).where('id', '=', alert.id).execute();
    await publishAlerts(tx, [alert]);
  });
  const [changed] = await findAlerts(db, sql`a.id = ${alert.id}`);
  return changed ?? alert;
}

/** The results page, where filters are changed, shows no near titles: they go with the query. */
const keepingNear = ({ query, near_titles }: AlertFilters, filters: AlertFilters): AlertFilters =>
  near_titles && filters.query === query ? { ...filters, near_titles } : filters;

const definedOf = ({ frequency, is_paused, time_zone, language }: AlertChange) =>
  Object.fromEntries(
    Object.entries({ frequency, is_paused, time_zone, language }).filter(([, value]) => value !== undefined),
  ) as Partial<Pick<StoredAlert, 'frequency' | 'is_paused' | 'time_zone' | 'language'>>;

/** Merges alerts of the same search. */
const removeTwin = (tx: Db, { id, account_id, address_key }: StoredAlert, searchId: number, now: Date) =>
  tx
    .updateTable('job_alerts')
    .set({ deleted_at: now, next_at: null })
    .where('search_id', '=', searchId)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      account_id === null ? eb('email_key', '=', address_key) : eb('account_id', '=', account_id),
    )
    .execute();

/** Deletes what can no longer be restored or was never confirmed, and what no alert needs. Safe to run in parallel. */
export async function deleteOldAlerts(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('job_alerts').where('deleted_at', '<', daysAgo(2)).execute();
  await db
    .deleteFrom('job_alerts')
    .where('email', 'is not', null)
    .where('confirmed_key', 'is', null)
    .where('created_at', '<', daysAgo(14))
    .execute();
  await sql`
    delete from alert_searches s
    where not exists (select from job_alerts a where a.search_id = s.id)`.execute(db);
  await sql`delete from alert_matches where listed_at < ${daysAgo(matchRetentionDays)}`.execute(db);
}
