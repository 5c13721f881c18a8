import { type Kysely, sql } from 'kysely';

/** User ratings of résumé parsing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table resumes add column sync_rating text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table resumes drop column sync_rating`.execute(db);
}
