import { type Kysely, sql } from 'kysely';

/** A code is of no use after ten minutes: a text message is tried for about five. */
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

/** One number is one account, once its owner has confirmed it; text messages and their queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index accounts_mobile on accounts (phone_num) where is_mobile_verified`.execute(db);
  await sql`select queue.create_queue('sms', ${JSON.stringify(smsQueue)}::text::jsonb)`.execute(db);
  await sql`
    create table sms_messages (
      /* Also the id of its job. */
      id uuid primary key,
      /* E.164. */
      recipient text not null,
      /* Emptied once the message is on its way: it may hold a code. */
      text text,
      status text not null default 'queued' check (status in ('queued', 'sent', 'refused', 'expired')),
      /* The gateway's answer to a refusal or a deferral. */
      answer text,
      created_at timestamptz not null,
      /* Of no use to anybody later. */
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
