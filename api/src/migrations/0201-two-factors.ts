import { type Kysely, sql } from 'kysely';

/** Authenticator apps, recovery codes, and logins that wait for one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table two_factors (
      account_id bigint primary key references accounts (id) on delete cascade,
      secret text not null,
      /* Null until the app has shown a code: only then it is asked for. */
      confirmed_at timestamptz,
      /* Time step of the last code, which works once. */
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
      /* sha256 of the token; the token itself is only ever in a cookie. */
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
