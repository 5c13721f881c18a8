import { type Kysely, sql } from 'kysely';

/**
 * Filters of remote jobs. `applicant_countries` has the countries from which a job may be done (ISO 3166-1 numeric;
 * null for all, none for other jobs). `shared_hours` has the office hours shared with the market (null for other jobs).
 * Reindexing fills them. `time_zone`: of an advertisement's office hours.
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
