import type { AccountEventName } from '@jobharbor/shared/contracts';
import type { Db } from '../database/pools.ts';
import { publish } from '../events/publish.ts';
import type { RequestOrigin } from './request-origin.ts';

export interface NewAccountEvent {
  accountId: number;
  event: AccountEventName;
  /** Null for what nobody's request caused. */
  origin: RequestOrigin | null;
  now: Date;
}

/** Adds an entry to the account's security log and notifies its open pages; in the transaction of the change. */
export async function insertAccountEvent(
  db: Db,
  { accountId, event, origin, now }: NewAccountEvent,
): Promise<void> {
  await db
    .insertInto('account_events')
    .values({
      account_id: accountId,
      at: now,
      event,
      user_agent: origin?.userAgent ?? null,
      address: origin?.address ?? null,
      country_key: origin?.country ?? null,
    })
    .execute();
  await publish(db, { kind: 'account', audience: [accountId] });
}
