import type { askWithdrawal as askCall } from '@jobharbor/shared/calls/jobseeker-vip/ask-withdrawal';
import {
  type CallRequest,
  type Withdrawal,
  withdrawalMinimum,
  withdrawalStep,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import { rewardProgrammes } from '../../config-lists/reward-programmes.ts';
import type { Db } from '../../database/pools.ts';
import type { WithdrawalsTable } from '../../database/tables/point-tables.ts';
import { requireConfirmedAddress } from '../accounts/confirmed-address.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { isPayoutAddress } from './check-address.ts';
import { balanceOf, movePoints } from './ledger.ts';

export type StoredWithdrawal = Selectable<WithdrawalsTable>;

export const toWithdrawal = (row: StoredWithdrawal): Withdrawal => ({
  ...{ id: row.id, network: row.network, address: row.address, points: row.points },
  ...{ state: row.state, reason: row.reason },
  ...{ asked_at: toSeconds(row.asked_at), changed_at: toSeconds(row.changed_at) },
});

interface Asked {
  accountId: number;
  draft: CallRequest<typeof askCall>['body'];
  key: string | undefined;
  /** Whether the site pays out at all. */
  isPaying: boolean;
  now: Date;
}

/** Reserves points for a withdrawal, once for each idempotency key. */
export async function askWithdrawal(
  db: Db,
  { accountId, draft, key, isPaying, now }: Asked,
): Promise<{ withdrawal: StoredWithdrawal; isNew: boolean }> {
  checkDraft(draft);
  await requireConfirmedAddress(db, accountId);
  const { network, address, points } = draft;
  const request: IdempotentRequest = {
    ...{ accountId, scope: 'withdrawal', key, content: [network, address, String(points)] },
  };
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const earlier = await findEarlierResult(tx, request);
    if (earlier !== null) return { withdrawal: await findWithdrawal(tx, earlier), isNew: false };
    await checkProgramme(tx, accountId, isPaying);
    if ((await balanceOf(tx, `account:${accountId}`)) < points)
      throw new ApiError(errorCode.pointsShort, { fieldProblems: { points: errorCode.pointsShort } });
    const withdrawal = await tx
      .insertInto('withdrawals')
      .values({
        account_id: accountId,
        network,
        address,
        points,
        state: 'asked',
        asked_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const subject = `withdrawal:${withdrawal.id}`;
    await movePoints(tx, {
      ...{ key: `${subject}:asked`, kind: 'asked', subject, points, now },
      ...{ from: `account:${accountId}`, to: `reserved:${accountId}` },
    });
    await storeResult(tx, request, withdrawal.id);
    return { withdrawal, isNew: true };
  });
}

function checkDraft({ network, address, points }: Asked['draft']): void {
  if (points < withdrawalMinimum[network] || points % withdrawalStep !== 0)
    throw new ApiError(errorCode.withdrawalAmount, {
      fieldProblems: { points: errorCode.withdrawalAmount },
      params: { limit: withdrawalStep, min: withdrawalMinimum[network] },
    });
  if (!isPayoutAddress(network, address))
    throw new ApiError(errorCode.payoutAddress, { fieldProblems: { address: errorCode.payoutAddress } });
}

async function checkProgramme(tx: Db, accountId: number, isPaying: boolean): Promise<void> {
  const { country_key } = await tx
    .selectFrom('accounts')
    .select('country_key')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!rewardProgrammes(country_key).withdrawals) throw new ApiError(errorCode.withdrawalsClosed);
  if (!isPaying) throw new ApiError(errorCode.payoutOff);
}

const findWithdrawal = (db: Db, id: number): Promise<StoredWithdrawal> =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A withdrawal, locked until the transaction ends. Not found for one of another account than `accountId`. */
export async function lockWithdrawal(tx: Db, id: number, accountId?: number): Promise<StoredWithdrawal> {
  const row = await tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return row;
}

/** Ends a withdrawal and moves its points: out of the site, or back. One key for all ends, so that it has one. */
export async function endWithdrawal(
  tx: Db,
  row: StoredWithdrawal,
  state: 'refused' | 'paid' | 'failed' | 'cancelled',
  { now, reason = null, reference = null }: { now: Date; reason?: string | null; reference?: string | null },
): Promise<StoredWithdrawal> {
  const subject = `withdrawal:${row.id}`;
  const isMoved = await movePoints(tx, {
    ...{
      key: `${subject}:end`,
      kind: state === 'paid' ? 'paid' : 'returned',
      subject,
      points: row.points,
      now,
    },
    ...{ from: `reserved:${row.account_id}`, to: state === 'paid' ? 'paid' : `account:${row.account_id}` },
  });
  if (!isMoved) throw new ApiError(errorCode.withdrawalOver);
  return tx
    .updateTable('withdrawals')
    .set({ state, reason, reference, changed_at: now, leased_until: null })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Cancels a withdrawal that is not approved; a cancelled one stays so. */
export async function cancelWithdrawal(
  db: Db,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<StoredWithdrawal> {
  return db.transaction().execute(async (tx) => {
    const row = await lockWithdrawal(tx, id, accountId);
    if (row.state === 'cancelled') return row;
    if (row.state !== 'asked' && row.state !== 'reviewing') throw new ApiError(errorCode.withdrawalOver);
    return endWithdrawal(tx, row, 'cancelled', { now });
  });
}
