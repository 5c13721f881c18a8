import { type Kysely, sql } from 'kysely';

/**
 * By what remote jobs are found: the countries from which they may be done (`applicant_countries`, ISO 3166-1 numeric of
 * the list; null for all, none for other jobs), and the office hours shared with the market (`shared_hours`, null for
 * other jobs). Reindexing fills them. `time_zone`: of an advertisement's office hours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column time_zone text`.execute(db);
  await sql`
    alter table search_documents
      add column applicant_countries smallint[] default '{}',
      add column shared_hours smallint`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_documents drop column applicant_countries, drop column shared_hours`.execute(
    db,
  );
  await sql`alter table jobs drop column time_zone`.execute(db);
}
