import { type Kysely, sql } from 'kysely';

/** The campaign that led to a sign-up, where the person may be counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column campaign jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop column campaign`.execute(db);
}
