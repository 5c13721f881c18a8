import { type Kysely, sql } from 'kysely';

/** Times of talent analyses by account, for the daily limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table talent_analyses (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      application_id bigint not null references applications (id) on delete cascade,
      at timestamptz not null
    )`.execute(db);
  await sql`create index talent_analyses_account on talent_analyses (account_id, at)`.execute(db);
  await sql`create index talent_analyses_application on talent_analyses (application_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table talent_analyses`.execute(db);
}
