import type { Db } from '../database/pools.ts';
import { hasNoJob, oldestWithoutJob } from '../queue/has-no-job.ts';

/**
 * Marks text messages as expired, and deletes what they said, that no job of the queue will send any more: every retry
 * failed. The last answer of the gateway is kept.
 */
export async function expireLostSms(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('sms_messages')
    .set({ status: 'expired', text: null, done_at: now })
    .where('status', '=', 'queued')
    .where('created_at', '<', oldestWithoutJob(now))
    .where(hasNoJob('sms', 'sms_messages'))
    .execute();
}
