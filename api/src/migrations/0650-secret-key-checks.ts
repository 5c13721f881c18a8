import { type Kysely, sql } from 'kysely';

/** A known text under each key that has encrypted secrets, by which a process with another key is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table secret_key_checks (key_id text primary key, sealed text not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table secret_key_checks`.execute(db);
}
