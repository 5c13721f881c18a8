import type { AccountEvent, AccountEventName } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { describeBrowser } from '../devices/describe-browser.ts';

/** Security log of an account, newest first. */
export async function findAccountEvents(
  db: Db,
  accountId: number,
  { page, size }: { page: number; size: number },
): Promise<{ events: AccountEvent[]; total: number }> {
  const own = db.selectFrom('account_events').where('account_id', '=', accountId);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const events = rows.map((row) => {
    const { browser, system } = describeBrowser(row.user_agent);
    return {
      id: row.id,
      at: toSeconds(row.at),
      event: row.event as AccountEventName,
      browser,
      system,
      address: row.address,
      country_key: row.country_key,
    };
  });
  return { events, total };
}
