import { randomUUID } from 'node:crypto';
import type { correctPoints as correctCall } from '@jobharbor/shared/calls/admin/correct-points';
import type { CallRequest, PointLedger } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { balanceOf, type Holder, movePoints } from './ledger.ts';

/** Balance and movements of an account. Not found where there is none. */
export async function findLedger(
  db: Db,
  accountId: number,
  { page, size }: { page: number; size: number },
): Promise<PointLedger> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'email'])
    .where('id', '=', accountId)
    .where('role', '=', 'jobseeker')
    .executeTakeFirst();
  if (account === undefined) throw new ApiError(errorCode.notFound);
  const holder: Holder = `account:${accountId}`;
  const own = db
    .selectFrom('point_entries as e')
    .innerJoin('point_movements as m', 'm.id', 'e.movement_id')
    .where('e.holder', '=', holder);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const movements = await own
    .select(['m.id', 'm.kind', 'm.moved_at', 'm.reason', 'e.points'])
    .orderBy('m.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    account,
    balance: await balanceOf(db, holder),
    reserved: await balanceOf(db, `reserved:${accountId}`),
    movements: movements.map(({ moved_at, ...movement }) => ({ ...movement, moved_at: toSeconds(moved_at) })),
    total,
  };
}

interface Correction {
  accountId: number;
  draft: CallRequest<typeof correctCall>['body'];
  key: string | undefined;
  adminId: number;
  now: Date;
}

/** Moves points between the programme and an account, once for each idempotency key. The balance may get negative. */
export async function correctPoints(
  db: Db,
  { accountId, draft, key, adminId, now }: Correction,
): Promise<boolean> {
  const reason = draft.reason.trim();
  const content = [String(accountId), String(draft.points), reason];
  const request: IdempotentRequest = { accountId: adminId, scope: 'point-correction', key, content };
  return db.transaction().execute(async (tx) => {
    // In one order, so that two admins never wait for each other.
    for (const id of [accountId, adminId].sort((a, b) => a - b)) await lockAccount(tx, id);
    if ((await findEarlierResult(tx, request)) !== null) return false;
    const { balance } = await findLedger(tx, accountId, { page: 1, size: 1 });
    if (balance !== draft.balance) throw new ApiError(errorCode.staleVersion);
    const holder: Holder = `account:${accountId}`;
    const [from, to]: [Holder, Holder] = draft.points > 0 ? ['programme', holder] : [holder, 'programme'];
    const subject = `correction:${randomUUID()}`;
    const points = Math.abs(draft.points);
    await movePoints(tx, { key: subject, kind: 'correction', subject, from, to, points, now, reason });
    const outcome = draft.points > 0 ? 'points-given' : 'points-taken';
    const label = `Account ${accountId}: ${draft.points > 0 ? '+' : '−'}${points}`;
    await recordDecision(tx, {
      ...{ queue: 'points', subjectId: accountId, label, outcome, reason, adminId, now },
    });
    await storeResult(tx, request, accountId);
    return true;
  });
}
