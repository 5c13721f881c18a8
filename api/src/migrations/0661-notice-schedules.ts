import { type Kysely, sql } from 'kysely';

/** Quiet hours in a person's time zone, and the daily mail that replaces the single ones. No row: neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice_schedules (
      account_id bigint primary key references accounts (id) on delete cascade,
      time_zone text not null,
      quiet_from time,
      quiet_until time,
      has_digest boolean not null,
      digested_at timestamptz,
      check ((quiet_from is null) = (quiet_until is null))
    )`.execute(db);
  await sql`create index notice_schedules_digest on notice_schedules (account_id) where has_digest`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table notice_schedules`.execute(db);
}
