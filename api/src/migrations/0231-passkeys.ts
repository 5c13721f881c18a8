import { type Kysely, sql } from 'kysely';

/** Passkeys, and what browsers were asked to sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      /* base64url, as the authenticator chose it. */
      credential_id text not null unique,
      /* COSE; it verifies signatures and is no secret. */
      public_key bytea not null,
      /* Of signatures, where the authenticator counts; 0 otherwise. */
      counter bigint not null default 0,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_account on passkeys (account_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge_hash bytea primary key,
      /* For a new passkey: whose it will be. */
      account_id bigint references accounts (id) on delete cascade,
      /* For signing in: sha256 of what the browser that began keeps in a cookie. */
      browser_hash bytea,
      expires_at timestamptz not null,
      check ((account_id is null) <> (browser_hash is null))
    )`.execute(db);
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db);
  await sql`create index passkey_challenges_account on passkey_challenges (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table passkey_challenges, passkeys`.execute(db);
}
