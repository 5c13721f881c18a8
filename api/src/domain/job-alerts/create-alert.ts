import { type Language, maxJobAlerts, type NewJobAlert } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Market } from '../../http/market-plugin.ts';
import { emailKeyOf, findAccount } from '../accounts/account-repository.ts';
import { findAlerts, publishAlerts, type StoredAlert } from './alert-repository.ts';
import { storeSearch } from './alert-search-repository.ts';
import { consumeConfirmation, mailConfirmation } from './mail-confirmation.ts';
import { nextMorning } from './next-morning.ts';

export interface AlertOwner {
  accountId: number | null;
  /** Address of a visitor; null for an account, which has an address of its own. */
  email: string | null;
  /** The caller's network (`networkOf`). */
  place: string;
}

type Services = Pick<Dependencies, 'db' | 'queue' | 'clock' | 'config'>;

/**
 * Creates an alert, or returns the owner's existing one of the same search. If the address is not confirmed, mails a
 * confirmation, rate limited by address.
 */
export async function createAlert(
  { db, queue, clock, config }: Services,
  owner: AlertOwner,
  wanted: NewJobAlert,
  { country, language }: Market,
): Promise<{ alert: StoredAlert; isNew: boolean }> {
  const now = clock();
  if (owner.email !== null) await consumeConfirmation(db, emailKeyOf(owner.email), owner.place, now);
  const searchId = await storeSearch(db, country.key, wanted.filters);
  return db.transaction().execute(async (tx) => {
    await lockOwner(tx, owner);
    const isOwner =
      owner.accountId === null
        ? sql`a.email_key = ${emailKeyOf(owner.email ?? '')}`
        : sql`a.account_id = ${owner.accountId}`;
    const existing = await findAlerts(tx, sql`${isOwner} and a.deleted_at is null`);
    const same = existing.find((alert) => alert.search_id === searchId);
    if (same === undefined && existing.length >= maxJobAlerts) throw new ApiError(errorCode.jobAlertLimit);
    const id = same?.id ?? (await insertAlert(tx, owner, { wanted, searchId, language, now, existing }));
    const [alert] = same ? [same] : await findAlerts(tx, sql`a.id = ${id}`);
    if (alert === undefined) throw new ApiError(errorCode.jobAlertFailed);
    // Made again, it asks again: the first mail may be lost.
    if (owner.email !== null || !alert.is_confirmed) {
      if (owner.email === null && alert.address_key !== null)
        await consumeConfirmation(tx, alert.address_key, owner.place, now);
      await mailConfirmation(tx, { queue, config }, alert, { language, now });
    }
    await publishAlerts(tx, [alert]);
    return { alert, isNew: same === undefined };
  });
}

interface Insertion {
  wanted: NewJobAlert;
  searchId: number;
  language: Language;
  now: Date;
  existing: readonly StoredAlert[];
}

async function insertAlert(tx: Db, owner: AlertOwner, insertion: Insertion): Promise<number> {
  const { wanted, searchId, language, now, existing } = insertion;
  const frequency = wanted.frequency ?? 'daily';
  const timeZone = wanted.time_zone ?? 'UTC';
  const account = owner.accountId === null ? undefined : await findAccount(tx, owner.accountId);
  // An account's address that was confirmed for one alert is confirmed for the next.
  const confirmedKey =
    account && existing.some((alert) => alert.is_confirmed) ? (account.email_key ?? null) : null;
  const { id } = await tx
    .insertInto('job_alerts')
    .values({
      account_id: owner.accountId,
      email: owner.email,
      email_key: owner.email === null ? null : emailKeyOf(owner.email),
      search_id: searchId,
      language: language.value,
      time_zone: timeZone,
      frequency,
      confirmed_key: confirmedKey,
      created_at: now,
      next_at: nextMorning(now, timeZone, frequency),
      since: now,
      told_to: await lastMatch(tx, searchId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Number of the newest match of a search: a new alert mails only later matches. */
export async function lastMatch(tx: Db, searchId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('alert_matches')
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>('number'), eb.lit(0)).as('last'))
    .where('search_id', '=', searchId)
    .executeTakeFirstOrThrow();
  return last;
}

/** Row lock: serialises creations by one owner. */
const lockOwner = (tx: Db, { accountId, email }: AlertOwner) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`job-alerts ${accountId ?? emailKeyOf(email ?? '')}`}, 0))`.execute(
    tx,
  );
