import { type Kysely, sql } from 'kysely';

/** Which sent files an employer opened; unknown for older openings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_openings add column filename text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_openings drop column filename`.execute(db);
}
