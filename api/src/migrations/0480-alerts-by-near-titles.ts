import { type Kysely, sql } from 'kysely';

/**
 * Searches that also match jobs with a similar title: the title, and the other conditions of such a job. Null where
 * only words match.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alert_searches add column near_title text, add column near_terms tsquery`.execute(db);
  await sql`
    create index alert_searches_near on alert_searches (country_key, id) where near_title is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alert_searches drop column near_title, drop column near_terms`.execute(db);
}
