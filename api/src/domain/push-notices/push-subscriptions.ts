import type { PushSubscriptionData } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { lockAccount } from '../common/idempotency.ts';

interface SubscriptionOf {
  sessionId: number;
  accountId: number;
  subscription: PushSubscriptionData;
  now: Date;
}

/**
 * Stores the subscription of a session's browser in place of its last. A browser has one for the whole site, so that it
 * goes over to who signs in there next.
 */
export async function storeSubscription(
  tx: Db,
  { sessionId, accountId, subscription: { endpoint, keys }, now }: SubscriptionOf,
): Promise<void> {
  // Two tabs may subscribe at once.
  await lockAccount(tx, accountId);
  await tx
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('session_id', '=', sessionId), eb('endpoint', '=', endpoint)]))
    .execute();
  await tx
    .insertInto('push_subscriptions')
    .values({ session_id: sessionId, account_id: accountId, endpoint, ...keys, subscribed_at: now })
    .execute();
}

export async function isSubscribed(db: Db, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeSubscription(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}
