import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';

/** Heartbeat interval of presence in milliseconds: each process reports its accounts with an open socket. */
export const presenceIntervalMs = 60_000;
/** Presence expires this many milliseconds after the last heartbeat, for example after a crash of the process. */
const presenceLasts = 90_000;
/**
 * Grace period in milliseconds after the last socket closes: the page may be reloading, or be connected to another process,
 * whose next heartbeat comes within the interval.
 */
const presenceLingers = presenceIntervalMs + 5_000;

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

/** Shortens the presence of an account whose last socket at this process has closed to the grace period. */
export async function markLeft(db: Db, accountId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + presenceLingers);
  await db
    .updateTable('presences')
    .set({ present_until: until })
    .where('account_id', '=', accountId)
    .where('present_until', '>', until)
    .execute();
}
