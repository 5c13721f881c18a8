import { type Kysely, sql } from 'kysely';

/** What a generated résumé was made from, so that it can be opened again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table resumes add column design jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from resumes where kind = 'generated'`.execute(db);
  await sql`alter table resumes drop column design`.execute(db);
}
