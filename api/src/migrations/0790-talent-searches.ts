import { type Kysely, sql } from 'kysely';

const talentQueue = { policy: 'standard', retryLimit: 0, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 };

/** People who let employers find them, and the searches of employers over them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table talent_consents (
      account_id bigint primary key references accounts (id) on delete cascade,
      consented_at timestamptz not null
    )`.execute(db);
  await sql`
    create table talent_searches (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      company_id bigint not null references companies (id) on delete cascade,
      name text not null,
      filters jsonb not null,
      created_at timestamptz not null,
      /* Until when changes of people were compared with it. */
      compared_at timestamptz not null,
      mailed_at timestamptz
    )`.execute(db);
  await sql`create index talent_searches_account on talent_searches (account_id)`.execute(db);
  await sql`create index talent_searches_company on talent_searches (company_id)`.execute(db);
  /* Goes with the consent: who takes it back is nobody’s match. */
  await sql`
    create table talent_matches (
      search_id bigint not null references talent_searches (id) on delete cascade,
      account_id bigint not null references talent_consents (account_id) on delete cascade,
      found_at timestamptz not null,
      primary key (search_id, account_id)
    )`.execute(db);
  await sql`create index talent_matches_account on talent_matches (account_id)`.execute(db);
  await sql`alter table chat_starts add column hides_name boolean not null default false`.execute(db);
  await sql`select queue.create_queue('talents', ${JSON.stringify(talentQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('talents')`.execute(db);
  await sql`alter table chat_starts drop column hides_name`.execute(db);
  await sql`drop table talent_matches, talent_searches, talent_consents`.execute(db);
}
