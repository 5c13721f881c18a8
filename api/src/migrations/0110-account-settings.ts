import { type Kysely, sql } from 'kysely';

/** Account settings, the last use of sessions, and account events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column language text`.execute(db);
  /* Location of the last use; null until the first request of the session. */
  await sql`alter table sessions add column address text, add column country_key text`.execute(db);
  await sql`
    create table notification_settings (
      account_id bigint not null references accounts (id) on delete cascade,
      kind text not null,
      channel text not null,
      is_on boolean not null,
      primary key (account_id, kind, channel)
    )`.execute(db);
  await sql`
    create table account_events (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      at timestamptz not null,
      event text not null,
      user_agent text,
      address text,
      country_key text
    )`.execute(db);
  await sql`create index account_events_account on account_events (account_id, id desc)`.execute(db);
  await sql`create index account_events_at on account_events (at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table account_events, notification_settings`.execute(db);
  await sql`alter table sessions drop column country_key, drop column address`.execute(db);
  await sql`alter table accounts drop column language`.execute(db);
}
