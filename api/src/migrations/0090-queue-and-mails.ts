import { type Kysely, sql } from 'kysely';
import { installQueue } from '../queue/install-queue.ts';

/** A mail is tried for about a day: after half a minute, and then after delays that double up to two hours. */
const mailQueue = {
  policy: 'standard',
  retryLimit: 18,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 300,
  // A killed process sends none, and what it had begun is given to another.
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
};

/** The queue of jobs, and the mails that its jobs send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await installQueue(db);
  await sql`select queue.create_queue('mail', ${JSON.stringify(mailQueue)}::text::jsonb)`.execute(db);
  await sql`
    create table mails (
      /* Also the id of its job, and the left part of its Message-ID. */
      id uuid primary key,
      template text not null,
      language text not null,
      recipient text not null,
      /* What the template names. Emptied once the mail is on its way: it may hold a code. */
      data jsonb,
      status text not null default 'queued' check (status in ('queued', 'sent', 'refused', 'stopped', 'expired')),
      /* The server's answer to a refusal or a deferral. */
      answer text,
      created_at timestamptz not null,
      /* Of no use to anybody later. */
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
