import { type Kysely, sql } from 'kysely';

/** Feedback about the site, with or without an account, and its pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      id bigint generated always as identity primary key,
      account_id bigint references accounts (id) on delete cascade,
      topic text not null,
      text text not null,
      /* Reply address of a guest. */
      email text,
      country_key text not null,
      language text not null,
      sent_at timestamptz not null,
      closed_at timestamptz,
      /* SHA-256 of sender and idempotency key. */
      request_hash bytea unique,
      fingerprint bytea not null
    )`.execute(db);
  await sql`create index feedback_account on feedback (account_id)`.execute(db);
  await sql`create index feedback_sent on feedback (sent_at)`.execute(db);
  await sql`
    create table feedback_pictures (
      id bigint generated always as identity primary key,
      feedback_id bigint not null references feedback (id) on delete cascade,
      /* Unguessable last segment of its URL. */
      key text not null unique,
      file_key text not null
    )`.execute(db);
  await sql`create index feedback_pictures_feedback on feedback_pictures (feedback_id)`.execute(db);
  await sql`
    create trigger feedback_pictures_file after delete on feedback_pictures
    for each row execute function queue_removed_file('file_key')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table feedback_pictures`.execute(db);
  await sql`drop table feedback`.execute(db);
}
