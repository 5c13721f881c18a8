import { type Kysely, sql } from 'kysely';

/** Feedback that an admin opened again after its answer or its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback add column reopened_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback drop column reopened_at`.execute(db);
}
