import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';

/** Age of a mail before it is looked at: its job may still be on its way into the queue. */
const minAgeHours = 1;

/**
 * Marks mails as expired, and deletes what they said, that no job of the queue will send any more: every retry failed. The
 * last answer of the server is kept.
 */
export async function expireLostMails(db: Db, now: Date): Promise<void> {
  await sql`
    update mails set status = 'expired', data = null, attachment = null, reply_to = null, done_at = ${now}
    where status = 'queued' and created_at < ${new Date(now.getTime() - minAgeHours * 3_600_000)}
      and not exists (
        select from queue.job j
        where j.name = 'mail' and j.id = mails.id and j.state in ('created', 'retry', 'active'))`.execute(db);
}
