import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Database } from '../../database/schema.ts';
import type { WebhookDeliveriesTable } from '../../database/tables/webhook-tables.ts';

export type Delivery = Selectable<WebhookDeliveriesTable>;

/** Lease time in milliseconds, longer than any request. After it another process sends the deliveries of a killed one. */
const leaseMs = 120_000;
const batch = 100;
/** Deliveries of one company that are leased at once. */
const perCompany = 10;

/** Due deliveries with their company: the oldest few of each company that is not `busy`. */
export async function leaseDeliveries(
  db: Db,
  now: Date,
  busy: readonly number[],
): Promise<(Delivery & { company_id: number })[]> {
  const leased = await db
    .updateTable('webhook_deliveries')
    .from('webhooks')
    .set({ next_at: new Date(now.getTime() + leaseMs) })
    .whereRef('webhooks.id', '=', 'webhook_deliveries.webhook_id')
    .where('webhook_deliveries.id', 'in', (eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('id', 'in', dueInTurn(eb, now, busy))
        .where('next_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll('webhook_deliveries')
    .returning('webhooks.company_id')
    .execute();
  // An update returns its rows in any order.
  return leased.sort((one, other) => one.id - other.id);
}

/** Round-robin order over companies. */
const dueInTurn = (
  eb: ExpressionBuilder<Database, 'webhook_deliveries'>,
  now: Date,
  busy: readonly number[],
) =>
  eb
    .selectFrom((due) =>
      due
        .selectFrom('webhook_deliveries as d')
        .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
        .select(['d.id', 'd.next_at'])
        .select(
          sql<number>`row_number() over (partition by w.company_id order by d.next_at, d.id)`.as('turn'),
        )
        .where('d.next_at', '<=', now)
        .where(sql<boolean>`w.company_id <> all(${busy}::int[])`)
        .as('due'),
    )
    .select('id')
    .where('turn', '<=', perCompany)
    .orderBy('turn')
    .orderBy('next_at')
    .limit(batch);
