import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Payout } from '../../payouts/payout.ts';
import { endWithdrawal, lockWithdrawal } from './withdrawals.ts';

/** Milliseconds in which no other process pays the same withdrawal: longer than an attempt takes. */
const leaseMs = 5 * 60_000;

/**
 * Pays approved withdrawals out, each under its own idempotency key. One whose answer was lost stays approved and is tried
 * again under the same key, so that the service answers what it did then. One of a suspended account, or of one that owes
 * points, waits. Safe to run concurrently. Rejects at the end with what failed, which stops no other payment.
 */
export async function payWithdrawals(db: Db, payout: Payout | null, now: Date): Promise<void> {
  if (payout === null) return;
  const failures: unknown[] = [];
  for (;;) {
    const leased = await lease(db, now);
    if (leased === undefined) break;
    try {
      const { id, network, address, points } = leased;
      const { status, reference } = await payout({ key: `withdrawal-${id}`, network, address, points });
      await db.transaction().execute(async (tx) => {
        const row = await lockWithdrawal(tx, id);
        // Another process has asked the service under the same key, and got the same answer.
        if (row.state === 'approved') await endWithdrawal(tx, row, status, { now, reference });
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Withdrawals could not be paid.');
}

/** SQL: the account of a withdrawal is not suspended, and no points were taken back that it had withdrawn. */
const isInOrder = sql<boolean>`not exists (select from accounts
    where id = withdrawals.account_id and suspended_at is not null)
  and (select coalesce(sum(points), 0) from point_entries where holder = 'account:' || withdrawals.account_id) >= 0`;

const lease = (db: Db, now: Date) =>
  db
    .updateTable('withdrawals')
    .set({ leased_until: new Date(now.getTime() + leaseMs) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('withdrawals')
        .select('id')
        .where('state', '=', 'approved')
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))
        .where(isInOrder)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
