import { type Kysely, sql } from 'kysely';

/** The kind of a message. No check of its values: the contract lists them, and a kind needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column kind text not null default 'text'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages drop column kind`.execute(db);
}
