import { type Kysely, sql } from 'kysely';

/** Hot titles that people dismissed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_titles (
      account_id bigint not null references accounts (id) on delete cascade,
      title_id bigint not null references job_titles (id) on delete cascade,
      at timestamptz not null,
      primary key (account_id, title_id)
    )`.execute(db);
  await sql`create index refused_titles_title on refused_titles (title_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table refused_titles`.execute(db);
}
