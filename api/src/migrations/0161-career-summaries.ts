import { type Kysely, sql } from 'kysely';

/** Generated career summaries, and whether each uses one of the day's credits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table career_summaries (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      status text not null check (status in ('running', 'finished', 'stopped', 'failed')),
      language text not null,
      /* Variant of the built-in phrases. */
      variant smallint not null default 0,
      sentences jsonb not null default '[]',
      /* False for a failed generation. */
      is_counted boolean not null default true,
      started_at timestamptz not null,
      accepted_at timestamptz,
      previous_summary text
    )`.execute(db);
  await sql`create index career_summaries_account on career_summaries (account_id, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table career_summaries`.execute(db);
}
