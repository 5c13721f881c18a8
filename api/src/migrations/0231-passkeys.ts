import { type Kysely, sql } from 'kysely';

/** Passkeys (WebAuthn) and pending challenges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      /* Credential id in base64url, chosen by the authenticator. */
      credential_id text not null unique,
      /* Public key in COSE format. */
      public_key bytea not null,
      /* Signature counter; 0 for authenticators without one. */
      counter bigint not null default 0,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_account on passkeys (account_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge_hash bytea primary key,
      /* For registration: owner of the new passkey. */
      account_id bigint references accounts (id) on delete cascade,
      /* For signing in: SHA-256 of a cookie of the browser that started. */
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
