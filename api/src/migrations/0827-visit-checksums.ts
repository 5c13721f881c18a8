import { type Kysely, sql } from 'kysely';

/** SHA-256 of a part's file, in hex; null for files of versions before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interaction_parts add column sha256 text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interaction_parts drop column sha256`.execute(db);
}
