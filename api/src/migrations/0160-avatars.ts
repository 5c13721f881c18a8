import { type Kysely, sql } from 'kysely';

/** Pictures of people. `accounts.avatar_url` names the one that is shown; the others wait for an undo or a choice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table avatars (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      /* The last part of its address: not to be guessed. */
      key text not null unique,
      file_key text not null,
      kind text not null check (kind in ('uploaded', 'generated')),
      created_at timestamptz not null,
      /* Since when it is not shown: its creation, or the choice of another. Null for the one that is shown. */
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
