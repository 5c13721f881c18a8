import { type Kysely, sql } from 'kysely';

/** Devices on which an account has signed in, and consecutive strikes of the rate limit, for its backoff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      /* SHA-256 of the device token, which only the device's cookie contains. */
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
