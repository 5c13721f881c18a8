import { type Kysely, sql } from 'kysely';

/** Input of a generated résumé, so that it can be edited again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table resumes add column design jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from resumes where kind = 'generated'`.execute(db);
  await sql`alter table resumes drop column design`.execute(db);
}
