import { type Kysely, sql } from 'kysely';

/** References that people ask others for by mail, and addresses that want no such mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_references (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      email text not null,
      email_key text not null,
      writer_name text not null,
      relation text not null,
      about jsonb not null,
      language text not null,
      token_hash bytea not null unique,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      state text not null check (state in ('waiting', 'written', 'declined', 'withdrawn')),
      body text,
      answered_at timestamptz,
      is_shown boolean not null default false,
      check ((state = 'written') = (body is not null)),
      check (state = 'written' or not is_shown)
    )`.execute(db);
  await sql`create index profile_references_account on profile_references (account_id, id)`.execute(db);
  await sql`create index profile_references_address on profile_references (email_key)`.execute(db);
  await sql`create index profile_references_unanswered on profile_references (expires_at) where state <> 'written'`.execute(
    db,
  );
  await sql`
    create table unwanted_references (
      address_hash text primary key,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into signing_keys (purpose, key)
    values ('references', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
    on conflict do nothing`.execute(db);
}

/** The key stays: links of mails that were sent stay valid. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table unwanted_references, profile_references`.execute(db);
}
