import { type Kysely, sql } from 'kysely';

/** Pending QR logins: browsers that wait for the approval of a signed-in device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table qr_logins (
      token_hash bytea primary key,
      /* SHA-256 of a cookie of the waiting browser, the only one that the code signs in. */
      browser_hash bytea not null,
      user_agent text,
      address text not null,
      country_key text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      /* Session that opened the code. Its approval is void once it has ended. */
      account_id bigint references accounts (id) on delete cascade,
      session_id bigint references sessions (id) on delete cascade,
      is_approved boolean,
      /* Whether the approving device is known to the account; then no second factor is required. */
      is_proved boolean not null default false,
      used_at timestamptz,
      check ((account_id is null) = (session_id is null)),
      check (is_approved is null or account_id is not null)
    )`.execute(db);
  await sql`create index qr_logins_account on qr_logins (account_id)`.execute(db);
  await sql`create index qr_logins_session on qr_logins (session_id)`.execute(db);
  await sql`create index qr_logins_expiry on qr_logins (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table qr_logins`.execute(db);
}
