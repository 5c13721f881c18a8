import { type Kysely, sql } from 'kysely';

/**
 * Offers of employers. `open_application_id` is unique: at most one offer of an application is open. It stays when the offer
 * expires, until the next one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      id bigint generated always as identity primary key,
      application_id bigint not null references applications (id) on delete cascade,
      open_application_id bigint unique,
      recruiter_id bigint not null references accounts (id) on delete cascade,
      state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
      terms jsonb not null,
      valid_until timestamptz not null,
      made_at timestamptz not null,
      answered_at timestamptz,
      decline_reason text,
      text text,
      signed_name text,
      updated_at timestamptz not null,
      version integer not null default 1
    )`.execute(db);
  await sql`create index offers_application on offers (application_id, id)`.execute(db);
  await sql`create index offers_recruiter on offers (recruiter_id, updated_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table offers`.execute(db);
}
