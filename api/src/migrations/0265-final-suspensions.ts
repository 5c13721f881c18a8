import { type Kysely, sql } from 'kysely';

/** Final suspensions, which cannot be appealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suspensions add column is_final boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suspensions drop column is_final`.execute(db);
}
