import { type Kysely, sql } from 'kysely';

/** Avatars. `accounts.avatar_url` is the current one; others can be restored or selected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table avatars (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      /* Unguessable last segment of its URL. */
      key text not null unique,
      file_key text not null,
      kind text not null check (kind in ('uploaded', 'generated')),
      created_at timestamptz not null,
      /* Since when it is unused: its upload, or the selection of another. Null for the current one. */
      unused_since timestamptz
    )`.execute(db);
  await sql`create index avatars_account on avatars (account_id)`.execute(db);
  await sql`create index avatars_unused on avatars (unused_since) where unused_since is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update accounts set avatar_url = null where avatar_url like '/api/jobseeker/avatars/%'`.execute(
    db,
  );
  await sql`drop table avatars`.execute(db);
}
