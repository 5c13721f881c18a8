import { listedMovements, type PointStatus } from '@jobharbor/shared/contracts';
import { rewardProgrammes } from '../../config-lists/reward-programmes.ts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { balanceOf } from './ledger.ts';
import { toWithdrawal } from './withdrawals.ts';

/** Balance, movements and withdrawals of an account. */
export async function findPoints(db: Db, accountId: number, isPaying: boolean): Promise<PointStatus> {
  const { country_key } = await db
    .selectFrom('accounts')
    .select('country_key')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const programmes = rewardProgrammes(country_key);
  const movements = await db
    .selectFrom('point_entries as e')
    .innerJoin('point_movements as m', 'm.id', 'e.movement_id')
    .select(['m.kind', 'm.moved_at', 'm.reason', 'e.points'])
    .where('e.holder', '=', `account:${accountId}`)
    .orderBy('m.id', 'desc')
    .limit(listedMovements)
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(listedMovements)
    .execute();
  return {
    balance: await balanceOf(db, `account:${accountId}`),
    reserved: await balanceOf(db, `reserved:${accountId}`),
    is_open: programmes.points,
    closed_by: programmes.withdrawals ? (isPaying ? null : 'payout') : 'country',
    movements: movements.map(({ moved_at, ...movement }) => ({ ...movement, moved_at: toSeconds(moved_at) })),
    withdrawals: withdrawals.map(toWithdrawal),
  };
}
