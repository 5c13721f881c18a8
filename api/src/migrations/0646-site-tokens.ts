import { type Kysely, sql } from 'kysely';

/** Tokens with which another of our sites makes the calls of a person who was handed off to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_tokens (
      id bigint generated always as identity primary key,
      /* The only site that may refresh it. */
      site text not null,
      account_id bigint not null references accounts (id) on delete cascade,
      /* A token is void once the session has ended from which the person was handed off. */
      session_id bigint not null references sessions (id) on delete cascade,
      scopes text[] not null,
      access_hash bytea not null unique,
      access_expires_at timestamptz not null,
      refresh_hash bytea not null unique,
      /* The refresh token before this one, whose second use ends the token. */
      used_refresh_hash bytea unique
    )`.execute(db);
  await sql`create index site_tokens_account on site_tokens (account_id)`.execute(db);
  await sql`create index site_tokens_session on site_tokens (session_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table site_tokens`.execute(db);
}
