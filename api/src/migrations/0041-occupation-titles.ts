import { type Kysely, sql } from 'kysely';

/**
 * Titles of occupations from a taxonomy (`pnpm taxonomy:load`), for related titles; and an index of the jobs of one
 * title by date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table occupation_titles (
      id bigint generated always as identity primary key,
      source text not null,
      /* Four-digit code of a unit group of ISCO-08. */
      group_code text not null,
      title text not null
    )`.execute(db);
  await sql`create index occupation_titles_source on occupation_titles (source)`.execute(db);
  await sql`create index search_documents_title_newest on search_documents (title_id, posted_at desc, job_id desc)`.execute(
    db,
  );
  await sql`drop index search_documents_title`.execute(db);
}
