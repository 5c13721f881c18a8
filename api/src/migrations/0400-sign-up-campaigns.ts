import { type Kysely, sql } from 'kysely';

/** Campaign of a sign-up, where the person consented to analytics. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column campaign jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop column campaign`.execute(db);
}
