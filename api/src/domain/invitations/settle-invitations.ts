import { type HeldReason, inviteLimits } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { closedCountries } from '../../config-lists/reward-programmes.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { grantMonths } from './grant-months.ts';
import { signalsOf } from './invitation-signals.ts';
import { readRelatives } from './read-relatives.ts';

/** Start of the calendar month (UTC) in which the limit of an inviter counts. */
const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

export const nextMonthOf = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

/** Friends of an account that were counted in the month of `now`. Friends who have deleted their account still count. */
export const countedInMonth = (inviter: string, now: Date) => sql<number>`(
  select count(*)::int from vip_months m
  where m.account_id = ${sql.ref(inviter)} and m.invited_id <> ${sql.ref(inviter)} and m.granted_at >= ${monthOf(now)})`;

/** Both sides are active accounts of job seekers, the country has invitations, and the invited one lacks nothing. */
const isComplete = sql<boolean>`
  coalesce(i.country_key, '') <> all(${closedCountries('invitations')}::text[]) and
  f.role = 'jobseeker' and f.is_email_verified and f.is_profile_completed
  and f.suspended_at is null and f.deletion_due_at is null
  and i.role = 'jobseeker' and i.is_email_verified
  and i.suspended_at is null and i.deletion_due_at is null and i.created_at < f.created_at
  and not exists (select from invitations done where done.invited_id = f.id)`;

/**
 * Checks invited accounts that have confirmed an address and completed a profile: gives both sides their month, or holds the
 * invitation. Those of an inviter who has reached the month's limit wait. Safe to run concurrently: the inviter is locked,
 * and the primary key of `invitations` refuses a second row. The order is random, so that processes rarely meet.
 */
export async function settleInvitations(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select i.id
    from accounts i
    join invite_links l on l.account_id = i.id
    where exists (select from accounts f where f.invite_code = l.code and ${isComplete})
      and ${countedInMonth('i.id', now)} < ${inviteLimits.countedPerMonth}
    order by random()
    limit ${invitersAtOnce}`.execute(db);
  let settled = 0;
  for (const { id } of rows) settled += await db.transaction().execute((tx) => settleFriends(tx, id, now));
  return settled;
}

/** Friends of one inviter that are checked at once, oldest first. */
const friendsAtOnce = 100;
const invitersAtOnce = 500;

async function settleFriends(tx: Db, inviterId: number, now: Date): Promise<number> {
  const locked =
    await sql`select from accounts where id = ${inviterId} for no key update skip locked`.execute(tx);
  if (locked.rows.length === 0) return 0;
  const { rows } = await sql<{ id: number; counted: number }>`
    select f.id, ${countedInMonth('i.id', now)} as counted
    from accounts i
    join invite_links l on l.account_id = i.id
    join accounts f on f.invite_code = l.code
    where i.id = ${inviterId} and ${isComplete}
    order by f.id
    limit ${friendsAtOnce}`.execute(tx);
  const friends = rows.map(({ id }) => id);
  const accounts = await readRelatives(tx, inviterId, friends);
  const inviter = accounts.find(({ id }) => id === inviterId);
  if (inviter === undefined || friends.length === 0) return 0;
  let free = inviteLimits.countedPerMonth - (rows[0]?.counted ?? 0);
  const checked: { invitedId: number; signals: HeldReason[] }[] = [];
  for (const invitedId of friends) {
    const invited = accounts.find(({ id }) => id === invitedId);
    if (invited === undefined) continue;
    const others = accounts.filter(({ id }) => id !== invitedId);
    const signals = signalsOf(invited, inviter, others);
    if (signals.length === 0 && free === 0) continue;
    if (signals.length === 0) free -= 1;
    checked.push({ invitedId, signals });
  }
  return storeChecked(tx, inviterId, checked, now);
}

async function storeChecked(
  tx: Db,
  inviterId: number,
  checked: readonly { invitedId: number; signals: HeldReason[] }[],
  now: Date,
): Promise<number> {
  if (checked.length === 0) return 0;
  const rows = checked.map(({ invitedId, signals }) => ({
    ...{ invited_id: invitedId, inviter_id: inviterId, signals, settled_at: now },
    ...(signals.length === 0
      ? { state: 'counted' as const, counted_at: now }
      : { state: 'held' as const, counted_at: null }),
  }));
  const stored = await insertRows(rows, (chunk) =>
    tx
      .insertInto('invitations')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['invited_id', 'state']),
  );
  const counted = stored.filter(({ state }) => state === 'counted').map(({ invited_id }) => invited_id);
  await grantMonths(tx, inviterId, counted, now);
  return stored.length;
}
