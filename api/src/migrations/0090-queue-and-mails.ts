import { type Kysely, sql } from 'kysely';
import { installQueue } from '../queue/install-queue.ts';

/** Retries of a mail: exponential backoff from 30 seconds to two hours, for about a day. */
const mailQueue = {
  policy: 'standard',
  retryLimit: 18,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 300,
  // A killed process sends no heartbeat, and its jobs are given to another worker.
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
};

/** The queue of jobs, and the mails that its jobs send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await installQueue(db);
  await sql`select queue.create_queue('mail', ${JSON.stringify(mailQueue)}::text::jsonb)`.execute(db);
  await sql`
    create table mails (
      /* Also the id of its queue job, and the local part of its Message-ID. */
      id uuid primary key,
      template text not null,
      language text not null,
      recipient text not null,
      /* Values of the template's placeholders; cleared once the mail is sent, because they may contain a code. */
      data jsonb,
      status text not null default 'queued' check (status in ('queued', 'sent', 'refused', 'stopped', 'expired')),
      /* Reply of the SMTP server that rejected or deferred the mail. */
      answer text,
      created_at timestamptz not null,
      /* Expiry: not sent afterwards. */
      expires_at timestamptz,
      done_at timestamptz
    )`.execute(db);
  await sql`create index mails_done on mails (done_at) where done_at is not null`.execute(db);
  await sql`
    create table stopped_addresses (
      address_key text primary key,
      reason text not null,
      stopped_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table stopped_addresses, mails`.execute(db);
  await sql`drop schema queue cascade`.execute(db);
}
