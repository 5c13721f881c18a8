import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';

/** Milliseconds between two reports of a process on its open sockets. */
export const presenceIntervalMs = 60_000;
/** A process that ends without a word leaves its people present for this long. */
const presenceLasts = 90_000;
/** A page that is being reloaded, or has a socket at another process, stays present. */
const presenceLingers = 20_000;

/** Marks accounts with an open socket as present, except those that hide it. Each process reports its own. */
export async function markPresent(db: Db, accountIds: readonly number[], now: Date): Promise<void> {
  if (accountIds.length === 0) return;
  const until = new Date(now.getTime() + presenceLasts);
  // In the order of the ids, so that two processes do not wait for each other.
  await sql`
    insert into presences (account_id, present_until)
    select id, ${until} from accounts where id = ${anyIdOf(accountIds)} and shows_activity order by id
    on conflict (account_id) do update set present_until = excluded.present_until`.execute(db);
}

/** The last socket of an account at this process has closed. */
export async function markLeft(db: Db, accountId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + presenceLingers);
  await db
    .updateTable('presences')
    .set({ present_until: until })
    .where('account_id', '=', accountId)
    .where('present_until', '>', until)
    .execute();
}
