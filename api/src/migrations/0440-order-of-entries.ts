import { type Kysely, sql } from 'kysely';

/** Position of an entry among those of its kind, set by drag and drop; null for entries added later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_entries add column position integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_entries drop column position`.execute(db);
}
