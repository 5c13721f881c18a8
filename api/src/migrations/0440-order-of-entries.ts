import { type Kysely, sql } from 'kysely';

/** The place that a person has given an entry among those of its kind, such as a skill; null for one that came later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_entries add column position integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_entries drop column position`.execute(db);
}
