import { type Kysely, sql } from 'kysely';

/** Devices on which a person has signed in, and how often in a row an allowance of attempts was used up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      /* sha256 of the token; the token itself is only ever in the device's cookie. */
      token_hash bytea not null,
      account_id bigint not null references accounts (id) on delete cascade,
      last_used_at timestamptz not null,
      primary key (token_hash, account_id)
    )`.execute(db);
  await sql`create index known_devices_account on known_devices (account_id)`.execute(db);
  await sql`alter table attempts add column strikes integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attempts drop column strikes`.execute(db);
  await sql`drop table known_devices`.execute(db);
}
