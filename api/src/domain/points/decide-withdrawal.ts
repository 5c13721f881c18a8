import type { ReviewedWithdrawal, WithdrawalState } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { endWithdrawal, lockWithdrawal, toWithdrawal } from './withdrawals.ts';

/** A withdrawal with its account, and how many others named the same address. */
const reviewed = (db: Db) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .selectAll('w')
    .select(['a.first_name', 'a.email'])
    .select(
      sql<number>`(select count(distinct o.account_id)::int from withdrawals o
        where o.address = w.address and o.account_id <> w.account_id)`.as('sharing'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof reviewed>['executeTakeFirstOrThrow']>>;

const toReviewed = (row: Row): ReviewedWithdrawal => ({
  ...toWithdrawal(row),
  account: { id: row.account_id, first_name: row.first_name, email: row.email },
  sharing_accounts: row.sharing,
});

export async function findWithdrawals(
  db: Db,
  { state, page, size }: { state: WithdrawalState; page: number; size: number },
): Promise<{ withdrawals: ReviewedWithdrawal[]; total: number }> {
  const { total } = await db
    .selectFrom('withdrawals')
    .where('state', '=', state)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await reviewed(db)
    .where('w.state', '=', state)
    .orderBy('w.asked_at')
    .orderBy('w.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { withdrawals: rows.map(toReviewed), total };
}

interface Decision {
  id: number;
  outcome: 'reviewing' | 'approved' | 'refused';
  /** What the admin saw. */
  state: WithdrawalState;
  reason: string | undefined;
  adminId: number;
  now: Date;
}

/** Decides on a withdrawal; the same outcome again changes nothing. A final one needs its reason. */
export async function decideWithdrawal(db: Db, decision: Decision): Promise<ReviewedWithdrawal> {
  const { id, outcome, state, adminId, now } = decision;
  const reason = decision.reason?.trim() || null;
  if (outcome !== 'reviewing' && reason === null)
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { reason: 'required' } });
  return db.transaction().execute(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row.state !== outcome) {
      if (row.state !== 'asked' && row.state !== 'reviewing') throw new ApiError(errorCode.withdrawalOver);
      if (row.state !== state) throw new ApiError(errorCode.staleVersion);
      if (outcome === 'refused') await endWithdrawal(tx, row, 'refused', { now, reason });
      else
        await tx
          .updateTable('withdrawals')
          .set({ state: outcome, changed_at: now })
          .where('id', '=', id)
          .execute();
      await tx
        .insertInto('withdrawal_decisions')
        .values({ withdrawal_id: id, state: outcome, reason, decided_by: adminId, decided_at: now })
        .execute();
      const decided = { outcome, reason: reason ?? '', adminId, now };
      await recordDecision(tx, { queue: 'withdrawals', subjectId: id, ...decided });
    }
    return toReviewed(await reviewed(tx).where('w.id', '=', id).executeTakeFirstOrThrow());
  });
}
