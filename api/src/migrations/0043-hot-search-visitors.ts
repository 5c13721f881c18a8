import { type Kysely, sql } from 'kysely';

/**
 * Which visitors searched for which titles today, so that each counts once. A visitor is the hash of a network with the
 * day's salt; salts and visitors of earlier days are deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hot_search_salts (
      day date primary key,
      salt bytea not null
    )`.execute(db);
  await sql`
    create table hot_search_visitors (
      day date not null references hot_search_salts (day) on delete cascade,
      visitor bytea not null,
      title_id bigint not null references job_titles (id) on delete cascade,
      primary key (day, visitor, title_id)
    )`.execute(db);
  await sql`create index hot_search_visitors_title on hot_search_visitors (title_id)`.execute(db);
  // Existing counts are searches, not distinct visitors.
  await sql`delete from hot_searches`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table hot_search_visitors, hot_search_salts`.execute(db);
}
