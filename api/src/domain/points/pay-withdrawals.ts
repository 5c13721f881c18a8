import type { Db } from '../../database/pools.ts';
import type { Payout } from '../../payouts/payout.ts';
import { endWithdrawal, lockWithdrawal } from './withdrawals.ts';

/** Milliseconds in which no other process pays the same withdrawal: longer than an attempt takes. */
const leaseMs = 5 * 60_000;

/**
 * Pays approved withdrawals out, each under its own idempotency key. One whose answer was lost stays approved and is tried
 * again under the same key, so that the service answers what it did then. Safe to run concurrently.
 */
export async function payWithdrawals(
  db: Db,
  payout: Payout | null,
  now: Date,
  onError: (error: unknown) => void = () => {},
): Promise<void> {
  if (payout === null) return;
  for (;;) {
    const leased = await lease(db, now);
    if (leased === undefined) return;
    try {
      const { id, network, address, points } = leased;
      const { status, reference } = await payout({ key: `withdrawal-${id}`, network, address, points });
      await db.transaction().execute(async (tx) => {
        const row = await lockWithdrawal(tx, id);
        // Another process has asked the service under the same key, and got the same answer.
        if (row.state === 'approved') await endWithdrawal(tx, row, status, { now, reference });
      });
    } catch (error) {
      onError(error);
    }
  }
}

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
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
