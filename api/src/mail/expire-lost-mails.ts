import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import { hasNoJob, oldestWithoutJob } from '../queue/has-no-job.ts';

/**
 * Marks mails as expired, and deletes what they said, that no job of the queue will send any more: every retry failed. The
 * last answer of the server is kept.
 */
export async function expireLostMails(db: Db, now: Date): Promise<void> {
  await sql`
    update mails set status = 'expired', data = null, attachment = null, reply_to = null, done_at = ${now}
    where status = 'queued' and created_at < ${oldestWithoutJob(now)} and ${hasNoJob('mail', 'mails')}`.execute(
    db,
  );
}
