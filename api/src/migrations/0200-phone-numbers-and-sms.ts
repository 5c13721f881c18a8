import { type Kysely, sql } from 'kysely';

/** Retries of a text message for about five minutes: a code expires after ten. */
const smsQueue = {
  policy: 'standard',
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 120,
  expireInSeconds: 120,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
};

/** Phone numbers, unique among confirmed ones; text messages and their queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index accounts_mobile on accounts (phone_num) where is_mobile_verified`.execute(db);
  await sql`select queue.create_queue('sms', ${JSON.stringify(smsQueue)}::text::jsonb)`.execute(db);
  await sql`
    create table sms_messages (
      /* Also the id of its queue job. */
      id uuid primary key,
      /* E.164. */
      recipient text not null,
      /* Cleared once the message is sent, because it may contain a code. */
      text text,
      status text not null default 'queued' check (status in ('queued', 'sent', 'refused', 'expired')),
      /* Reply of the gateway that rejected or deferred the message. */
      answer text,
      created_at timestamptz not null,
      /* Expiry: not sent afterwards. */
      expires_at timestamptz,
      done_at timestamptz
    )`.execute(db);
  await sql`create index sms_messages_done on sms_messages (done_at) where done_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sms_messages`.execute(db);
  await sql`select queue.delete_queue('sms')`.execute(db);
  await sql`drop index accounts_mobile`.execute(db);
}
