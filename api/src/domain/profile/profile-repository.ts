import type { Me, mePatch } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { Account } from '../accounts/account-repository.ts';
import { toSeconds } from '../common/seconds.ts';

export type MeChanges = z.output<typeof mePatch>;

export const toMe = (account: Account): Me => ({
  id: account.id,
  email: account.email,
  first_name: account.first_name,
  last_name: account.last_name,
  phone_num: account.phone_num,
  avatar_url: account.avatar_url,
  location: account.location,
  headline: account.headline,
  summary: account.summary,
  birthday: account.birthday,
  working_since: account.working_since,
  notice_period_id: account.notice_period_id,
  address: account.address,
  nationality: account.nationality,
  user_identity_id: account.user_identity_id,
  job_seeking_status_id: account.job_seeking_status_id,
  work_eligibility: account.work_eligibility,
  is_email_verify: account.is_email_verified,
  is_mobile_verified: account.is_mobile_verified,
  is_profile_completed: account.is_profile_completed,
  created_at: toSeconds(account.created_at),
  version: account.version,
});

/** Partial update. With a `version`, only if nobody changed the profile since (else 40009). */
export async function updateProfile(
  db: Db,
  accountId: number,
  { version, ...changes }: MeChanges,
  now: Date,
): Promise<Account> {
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const account = await db
    .updateTable('accounts')
    .set({ ...named, version: sql`version + 1`, updated_at: now })
    .where('id', '=', accountId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (account === undefined) throw new ApiError(errorCode.staleVersion);
  return account;
}

/** Ends the onboarding; idempotent. Does not change the version, so that open forms stay valid. */
export const setProfileCompleted = (db: Db, accountId: number, now: Date): Promise<Account> =>
  db
    .updateTable('accounts')
    .set({ is_profile_completed: true, updated_at: now })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores how the onboarding was done, the first time only; returns whether it was stored. */
export async function recordOnboarding(
  db: Db,
  accountId: number,
  method: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ onboarded_method: method, onboarded_at: now })
    .where('id', '=', accountId)
    .where('onboarded_method', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
