import { type InviteLack, type InviteState, inviteLimits, type VipStatus } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { rewardProgrammes } from '../../config-lists/reward-programmes.ts';
import type { Db } from '../../database/pools.ts';
import type { InvitationsTable } from '../../database/tables/invitation-tables.ts';
import { sitePage } from '../../mail/site-page.ts';
import { drawQrCode } from '../common/draw-qr-code.ts';
import { toSeconds } from '../common/seconds.ts';
import { findBadge } from '../vip/vip-badge.ts';
import { findVip } from '../vip/vip-months.ts';
import { findOrCreateCode } from './invite-link.ts';
import { countedInMonth, nextMonthOf } from './settle-invitations.ts';

interface Reader {
  accountId: number;
  /** Tag of the page's language, which the link has, too. */
  language: string;
  siteUrl: string;
  now: Date;
}

/** VIP time, link and friends of an account. */
export async function findVipStatus(
  db: Db,
  { accountId, language, siteUrl, now }: Reader,
): Promise<VipStatus> {
  const account = await db
    .selectFrom('accounts as a')
    .select(['a.country_key', 'a.is_email_verified', 'a.invite_code', 'a.created_at'])
    .select(countedInMonth('a.id', now).as('counted'))
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isFull = account.counted >= inviteLimits.countedPerMonth;
  const { until, months } = await findVip(db, accountId, now);
  const { friends, total } = await findFriends(db, accountId, isFull);
  return {
    until: until && toSeconds(until),
    months,
    is_open: rewardProgrammes(account.country_key).invitations,
    link: account.is_email_verified
      ? linkOf(await findOrCreateCode(db, accountId, now), {
          siteUrl,
          language,
          country: account.country_key,
        })
      : null,
    friends,
    total,
    counted_this_month: account.counted,
    next_month_at: toSeconds(nextMonthOf(now)),
    invited_by: await findInvitedBy(db, accountId, now),
    claim_until: claimUntil(account, now),
    badge: await findBadge(db, accountId, now),
  };
}

/** The address of an invite link. The code is no credential: it only says who invited. */
export function inviteUrl(
  code: string,
  { siteUrl, language, country }: { siteUrl: string; language: string; country: string | null },
): string {
  return `${sitePage(siteUrl, language, country, '/vip')}?invite=${code}`;
}

function linkOf(code: string, place: Parameters<typeof inviteUrl>[1]) {
  const url = inviteUrl(code, place);
  return { code, url, qr: drawQrCode(url) };
}

/** Until when an account can name who invited it; null if it was invited already, or is too old. */
function claimUntil(
  { invite_code, created_at }: { invite_code: string | null; created_at: Date },
  now: Date,
): number | null {
  const end = endOfClaim(created_at);
  return invite_code === null && end > now ? toSeconds(end) : null;
}

const claimMs = inviteLimits.claimDays * 86_400_000;

const endOfClaim = (createdAt: Date): Date => new Date(createdAt.getTime() + claimMs);

/** Accounts that were made later can name who invited them. */
export const startOfClaim = (now: Date): Date => new Date(now.getTime() - claimMs);

interface Progress {
  is_email_verified: boolean;
  is_profile_completed: boolean;
  state: InvitationsTable['state'] | null;
}

function progressOf({ is_email_verified, is_profile_completed, state }: Progress, isFull: boolean) {
  const lacks: InviteLack[] = [];
  if (!is_email_verified) lacks.push('email');
  if (!is_profile_completed) lacks.push('profile');
  const open: InviteState = lacks.length > 0 ? 'joined' : isFull ? 'waiting' : 'checking';
  return { state: state ?? open, lacks: state === null ? lacks : [] };
}

async function findFriends(db: Db, accountId: number, isFull: boolean) {
  const friends = db
    .selectFrom('invite_links as l')
    .innerJoin('accounts as f', 'f.invite_code', 'l.code')
    .leftJoin('invitations as i', 'i.invited_id', 'f.id')
    .where('l.account_id', '=', accountId)
    .where('f.role', '=', 'jobseeker')
    .where('f.id', '<>', accountId);
  const { total } = await friends
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await friends
    .select(['i.id', 'f.first_name', 'f.created_at', 'f.is_email_verified', 'f.is_profile_completed'])
    .select(['i.state', 'i.signals', 'i.reason', 'i.appealed_at'])
    .orderBy('f.id', 'desc')
    .limit(inviteLimits.listed)
    .execute();
  return {
    total,
    friends: rows.map((row) => ({
      id: row.id,
      first_name: row.first_name,
      ...progressOf(row, isFull),
      joined_at: toSeconds(row.created_at),
      held_for: row.state === 'counted' ? [] : (row.signals ?? []),
      reason: row.reason,
      appealed_at: row.appealed_at && toSeconds(row.appealed_at),
    })),
  };
}

async function findInvitedBy(db: Db, accountId: number, now: Date): Promise<VipStatus['invited_by']> {
  const row = await db
    .selectFrom('accounts as f')
    .innerJoin('invite_links as l', 'l.code', 'f.invite_code')
    .innerJoin('accounts as inviter', 'inviter.id', 'l.account_id')
    .leftJoin('invitations as i', 'i.invited_id', 'f.id')
    .select(['inviter.first_name', 'f.is_email_verified', 'f.is_profile_completed', 'i.state'])
    .select(
      sql<boolean>`${countedInMonth('inviter.id', now)} >= ${inviteLimits.countedPerMonth}`.as('is_full'),
    )
    .where('f.id', '=', accountId)
    .where('inviter.id', '<>', accountId)
    .executeTakeFirst();
  return row === undefined ? null : { first_name: row.first_name, ...progressOf(row, row.is_full) };
}
