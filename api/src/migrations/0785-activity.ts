import { type Kysely, sql } from 'kysely';

/**
 * Activity: who shows theirs, the latest before the current part of the day, and until when an account with an open socket
 * counts as present.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column shows_activity boolean not null default true,
      add column active_before_at timestamptz`.execute(db);
  await sql`
    create table presences (
      account_id bigint primary key references accounts (id) on delete cascade,
      present_until timestamptz not null
    )`.execute(db);
  await sql`create index presences_until on presences (present_until)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table presences`.execute(db);
  await sql`alter table accounts drop column shows_activity, drop column active_before_at`.execute(db);
}
