import { type Kysely, sql } from 'kysely';

/** Social login (OpenID Connect, OAuth). */
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
  /* Pending authorization requests. */
  await sql`
    create table social_states (
      state_hash bytea primary key,
      social_type text not null,
      /* SHA-256 of a cookie of the browser that started the login. */
      browser_hash bytea not null,
      nonce text not null,
      code_verifier text not null,
      redirect text not null default '',
      expires_at timestamptz not null
    )`.execute(db);
  /* Social logins whose email address is not confirmed yet. */
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
