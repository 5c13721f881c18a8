import type { VipBadge } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { findVip } from './vip-months.ts';

/** The badge of an account: earned while its VIP time runs, if a friend of its own has counted. */
export async function findBadge(db: Db, accountId: number, now: Date): Promise<VipBadge> {
  const { is_wanted, has_friend } = await db
    .selectFrom('accounts as a')
    .select('a.shows_vip_badge as is_wanted')
    .select(
      sql<boolean>`exists (select from vip_months m where m.account_id = a.id and m.invited_id <> a.id)`.as(
        'has_friend',
      ),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { is_earned: has_friend && (await findVip(db, accountId, now)).until !== null, is_wanted };
}

export async function switchBadge(
  db: Db,
  { accountId, isOn, now }: { accountId: number; isOn: boolean; now: Date },
): Promise<VipBadge> {
  await db.updateTable('accounts').set({ shows_vip_badge: isOn }).where('id', '=', accountId).execute();
  return findBadge(db, accountId, now);
}
