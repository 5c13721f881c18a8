import { type Kysely, sql } from 'kysely';

/** Two-factor authentication: authenticator apps (TOTP), recovery codes, and logins that wait for a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table two_factors (
      account_id bigint primary key references accounts (id) on delete cascade,
      secret text not null,
      /* Null until set-up is confirmed by a code; required at sign-in afterwards. */
      confirmed_at timestamptz,
      /* TOTP time step of the last code, against replay. */
      last_step bigint not null default 0,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table recovery_codes (
      account_id bigint not null references accounts (id) on delete cascade,
      code_hash bytea not null,
      primary key (account_id, code_hash)
    )`.execute(db);
  await sql`
    create table pending_logins (
      /* SHA-256 of the token, which only a cookie contains. */
      token_hash bytea primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      attempts integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index pending_logins_expiry on pending_logins (expires_at)`.execute(db);
  await sql`create index pending_logins_account on pending_logins (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pending_logins, recovery_codes, two_factors`.execute(db);
}
