import type { Db } from '../database/pools.ts';
import type { SmsStatus } from '../database/tables/sms-tables.ts';
import { SmsRefused, type SmsTransport } from './sms-transport.ts';

/** Sends the message `id` unless it was sent. Resolves when done; rejects for a retry. */
export async function deliverSms(db: Db, transport: SmsTransport, id: string, now: Date): Promise<void> {
  const sms = await db.selectFrom('sms_messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (sms === undefined || sms.status !== 'queued' || sms.text === null) return;
  if (sms.expires_at !== null && sms.expires_at <= now) return finish(db, id, 'expired', now);
  try {
    await transport.send({ id, to: sms.recipient, text: sms.text });
  } catch (error) {
    const answer = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    if (error instanceof SmsRefused) return finish(db, id, 'refused', now, answer);
    await db.updateTable('sms_messages').set({ answer }).where('id', '=', id).execute();
    throw error;
  }
  await finish(db, id, 'sent', now);
}

async function finish(db: Db, id: string, status: SmsStatus, now: Date, answer: string | null = null) {
  await db
    .updateTable('sms_messages')
    .set({ status, answer, text: null, done_at: now })
    .where('id', '=', id)
    .execute();
}
