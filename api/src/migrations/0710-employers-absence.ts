import { type Kysely, sql } from 'kysely';

/** Whether the employer came to an interview, by its candidate: false where nobody did, true where that was taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interviews add column employer_attended boolean`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interviews drop column employer_attended`.execute(db);
}
