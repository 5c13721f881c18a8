import { type Kysely, sql } from 'kysely';

/**
 * Fresh proofs that a session's user owns the account. Links that undo changes of a sign-in method. The time when a
 * session was begun, which nothing extends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_proofs (
      token_hash bytea primary key,
      session_id bigint not null references sessions (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index owner_proofs_session on owner_proofs (session_id)`.execute(db);
  await sql`create index owner_proofs_expiry on owner_proofs (expires_at)`.execute(db);
  await sql`
    create table account_undos (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      token_hash bytea not null unique,
      event text not null,
      /* How the account signed in before the change: rows as JSON, see sign-in-methods.ts. */
      ways_in jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index account_undos_account on account_undos (account_id)`.execute(db);
  await sql`create index account_undos_expiry on account_undos (expires_at)`.execute(db);
  /* Null for sessions from before this column: begun when the row was made. */
  await sql`alter table sessions add column begun_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table owner_proofs, account_undos`.execute(db);
  await sql`alter table sessions drop column begun_at`.execute(db);
}
