import { type Kysely, sql } from 'kysely';

/** Signing in with an account at another provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table social_identities (
      social_type text not null,
      /* The person's id at the provider. */
      subject text not null,
      account_id bigint not null references accounts (id) on delete cascade,
      linked_at timestamptz not null,
      primary key (social_type, subject)
    )`.execute(db);
  await sql`create index social_identities_account on social_identities (account_id)`.execute(db);
  /* Visits to a provider that are under way. */
  await sql`
    create table social_states (
      state_hash bytea primary key,
      social_type text not null,
      /* sha256 of what the browser that began keeps in a cookie. */
      browser_hash bytea not null,
      nonce text not null,
      code_verifier text not null,
      redirect text not null default '',
      expires_at timestamptz not null
    )`.execute(db);
  /* People whom a provider knows, and who still have to prove that the address is theirs. */
  await sql`
    create table social_proofs (
      token_hash bytea primary key,
      social_type text not null,
      subject text not null,
      email_key text not null,
      expires_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table social_proofs, social_states, social_identities`.execute(db);
}
