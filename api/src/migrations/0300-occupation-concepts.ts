import { type Kysely, sql } from 'kysely';

/** Concept of an occupation title, the same in all languages, and its description at one of the titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table occupation_titles
      add column concept text,
      add column description text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table occupation_titles drop column concept, drop column description`.execute(db);
}
